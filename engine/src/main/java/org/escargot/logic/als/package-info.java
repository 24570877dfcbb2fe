/// Almost locked sets, cells of a house with one digit more than cells, and what follows where they share digits.
/// `Commons` has the pairs of sets with a restricted common: a digit that stands in only one of the two. A set by
/// itself is in `logic.chains`, for chains pass through sets too.
package org.escargot.logic.als;
