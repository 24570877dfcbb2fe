/// The commands `check` and `candidates`, which take puzzles of any rules.
package org.escargot.cli.check;
