/// What a form of puzzles in files and links is: a [org.escargot.format.Format] is a value that knows its names,
/// recognizes an input, reads it, and may write it.
///
/// The formats themselves are in the packages below, one file each; [org.escargot.format.registry.Formats] lists
/// them all. None throws for bad content: what cannot be read comes back as a [org.escargot.format.BrokenEntry] that
/// says where, and why in a [org.escargot.format.Flaw].
package org.escargot.format;
