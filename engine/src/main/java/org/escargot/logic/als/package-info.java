/// Almost locked sets: cells of a house with one digit more than cells, and what follows where they share digits.
///
/// ```
///     Als        a set, its digits, their places, and what these see
///         ↑
///     Commons    the pairs of sets with a restricted common: a digit that stands in only one of the two
/// ```
package org.escargot.logic.als;
