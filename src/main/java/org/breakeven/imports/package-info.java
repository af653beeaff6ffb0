/// Files in: what was found, value and problems side by side. `imports.prices` and `imports.usage` hold one class or
/// one definition per format, in one explicit ordered list each. An importer answers two questions: is it yours, and
/// read it. Nothing here changes a project.
package org.breakeven.imports;
