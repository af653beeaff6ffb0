/// The project file: JSON, versioned, written beside and moved into place.
package org.breakeven.store;
