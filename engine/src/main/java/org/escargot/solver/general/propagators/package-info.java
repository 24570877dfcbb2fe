/// What rules out digits: one [org.escargot.solver.general.network.Propagator] for each shape that a block can have.
/// None knows a rule or a puzzle.
///
/// ```
/// HiddenSingles, Leftovers        houses and their crossings
/// Matching                        all fillings of a house, for large boards
/// Chosen, Pointing                cells whose digits are one of some sets, and what they point at
/// Sum, SumBounds, SumGroups       equations
/// Rising                          order
/// Counted, Portions, SameOften    how often digits stand in some cells
/// Accepted, AcceptedOnce          machines
/// ```
package org.escargot.solver.general.propagators;
