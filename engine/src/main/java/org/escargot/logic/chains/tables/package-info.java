/// What follows from each candidate, and from its absence, in tables: loops, chains with groups, forcing chains and
/// nets are read from them, exactly as HoDoKu does; kraken fish too, in an order of their own.
///
/// ```
///     Literals         numbers for "is true" and "is false" of candidates, groups and digits of almost locked sets
///         ↑
///     Table, Tables    what follows from each literal; filled by DirectFill or NetFill,
///         ↑                        then GroupFill and SetFill, then expanded
///     Consequences     the same without order, to be asked first
///         ↑
///     Trace            the chain of literals that leads to an entry
///         ↑
///     LoopSearch, ForcingSearch    what the tables show; KrakenSearch: together with FinnedShapes, almost fish
///         ↑
///     NiceLoopFinder, ForcingFinder, KrakenFishFinder
/// ```
package org.escargot.logic.chains.tables;
