/// Zip and tar archives: their files one after the other, as if each were opened by itself, within bounds of number,
/// size and ratio. Names inside an archive are shown and never used as paths.
package org.breakeven.imports.archives;
