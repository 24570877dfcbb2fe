/// Steps as they are told: the words of a step and the picture of the board that shows it, as data. Every front paints
/// and writes what is made here, once, from one reading of the evidence.
package org.escargot.told;
