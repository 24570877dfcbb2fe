/// What follows from each candidate, and from its absence, in tables: loops, chains with groups, forcing chains and
/// nets are read from them, exactly as HoDoKu does.
///
/// ```
///     Literals         numbers for "is true" and "is false" of candidates, groups and digits of almost locked sets
///         ↑
///     Table, Tables    what follows from each literal; filled by DirectFill or NetFill,
///         ↑                        then GroupFill and SetFill, then expanded
///     Trace            the chain of literals that leads to an entry
///         ↑
///     LoopSearch, ForcingSearch    what the tables show
///         ↑
///     NiceLoopFinder, ForcingFinder
/// ```
package org.escargot.logic.chains.tables;
