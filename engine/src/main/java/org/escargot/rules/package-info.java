/// What a puzzle asks beyond its digits: its board ([org.escargot.rules.Frame]) and its rules, each a
/// [org.escargot.rules.Constraint].
///
/// ```
/// Frame, Cells, Digits            the board
///   Constraint                    sealed; one record a rule: what a person reads, what files have keys for
///     FrameRule CellRule HouseRule ApartRule BoardRule SumRule CageRule PairRule LineRule OutsideRule TallyRule
///       Block                     sealed; the few shapes that all rules are lowered to, which solvers read
///   Rules                         a frame, its constraints and their blocks
///     Variant                     rules, and the digits that are given
/// ```
///
/// A rule is told twice. [org.escargot.rules.Constraint#holds] is plain and slow, and decides whether a full board
/// obeys it: the oracle. [org.escargot.rules.Constraint#blocks] says the same in shapes from which solvers infer. So a
/// new rule is one record: no solver and no finder has to know it.
package org.escargot.rules;
