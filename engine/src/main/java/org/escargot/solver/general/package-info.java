/// Search under any rules: how many solutions a [org.escargot.rules.Variant] has, and which. Solvers read the
/// [org.escargot.rules.Block]s of its rules and know no rule by itself.
///
/// ```
/// SimpleRulesSolver                                        the oracle
/// GeneralSolver                                            the fast one
///   TrueCandidates, WhyNone, Estimate                      questions beside that for solutions
///   Search, Choice, Weights, Meter                         trial: what is tried next, and for how long
///     Position                                             the open digits, and which propagators are due
///       Compiler, Network, Sight, Pairs                    what blocks become: cells, what watches them, who sees whom
///         Propagator: HiddenSingles, Leftovers, Chosen, Pointing, Sum, Rising, Counted, SameOften,
///                     Accepted, AcceptedOnce
///           Tables, DigitSets, PairMasks                   what propagators of equal numbers share
///           DerivedSums                                    equations that follow from sums and houses
/// ```
package org.escargot.solver.general;
