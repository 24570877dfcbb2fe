/// Puzzles that people know by name.
package org.escargot.famous;
