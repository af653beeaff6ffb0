/// What the command line and the window share: the shipped data, the importer over it, the sample project, and how a
/// file that was read changes a project.
package org.breakeven.app;
