/// The scale of HoDoKu: a score for each step, their sum, and five levels.
package org.escargot.rating.hodoku;
