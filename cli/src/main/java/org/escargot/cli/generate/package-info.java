/// The command `generate`, what it may be asked for, and the pool of puzzles kept ready.
package org.escargot.cli.generate;
