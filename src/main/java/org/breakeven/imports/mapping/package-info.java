/// Tables no importer knows: what their columns mean is guessed with reasons, decided by the user, and kept as a
/// profile for the next file of the kind. [org.breakeven.imports.mapping.TableMapper] is the way in.
package org.breakeven.imports.mapping;
