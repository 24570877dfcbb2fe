/// Isomorphs and the form that stands for them: the commands `canonical`, `shuffle` and `dedupe`.
package org.escargot.cli.forms;
