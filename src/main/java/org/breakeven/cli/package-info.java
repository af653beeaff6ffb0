/// The commands that run without a display.
package org.breakeven.cli;
