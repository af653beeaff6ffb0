/// Usage formats: one definition per format (how to know it, how its columns map), in one ordered list.
package org.breakeven.imports.usage;
