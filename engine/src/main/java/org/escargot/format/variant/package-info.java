/// Formats of puzzles with rules of their own: which rules they have, by which names.
package org.escargot.format.variant;
