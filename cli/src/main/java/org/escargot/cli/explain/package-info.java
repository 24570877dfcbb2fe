/// The commands `explain` and `hint`.
package org.escargot.cli.explain;
