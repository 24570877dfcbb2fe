/// Reading and writing puzzles in the forms that people and programs exchange.
///
/// [org.escargot.format.PuzzleReader] streams files of any size, [org.escargot.format.Formats] reads what
/// somebody pasted. Neither throws for bad content: what cannot be read comes back as a
/// [org.escargot.format.BrokenEntry] that says where, and why in a [org.escargot.format.Flaw].
package org.escargot.format;
