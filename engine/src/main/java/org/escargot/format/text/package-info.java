/// Puzzles as lines, rows and tables of characters.
package org.escargot.format.text;
