/// What `--solver` and `--method` name, and what it says of one puzzle.
package org.escargot.cli.solver;
