/// From bytes to numbered lines: gzip, character sets, ends of lines, and a queue of lines that can be looked at
/// before they are taken.
package org.escargot.format.lines;
