/// Search under any rules: how many solutions a [org.escargot.rules.Variant] has, and which. Solvers read the
/// [org.escargot.rules.Block]s of its rules and know no rule by itself.
///
/// ```
/// SimpleRulesSolver                      the oracle
/// GeneralSolver                          the fast one
///   TrueCandidates, WhyNone, Estimate    questions beside that for solutions
///   Search, Choice, Weights, Meter       trial: what is tried next, and for how long
///     compile                            what blocks become
///       propagators                      what rules out digits
///         network                        the open digits, and which propagators are due
/// ```
package org.escargot.solver.general;
