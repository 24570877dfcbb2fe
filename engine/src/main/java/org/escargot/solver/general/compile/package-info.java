/// Makes of a puzzle's blocks what the search reads, an [org.escargot.solver.general.network.Network].
///
/// ```
/// Compiler              reads blocks, and makes propagators
///   Sights              who sees whom
///   HouseFamilies       houses and their crossings
///   Pairs               relations of two cells
///   Tallies             how often digits stand in cells
///   DerivedSums         equations that follow from sums and houses
///   Tables, DigitSets   what puzzles share
/// ```
package org.escargot.solver.general.compile;
