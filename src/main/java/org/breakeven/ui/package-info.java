/// The window. JavaFX is only here: one folder a page, always View, ViewModel, Task.
package org.breakeven.ui;
