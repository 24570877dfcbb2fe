/// What follows from each candidate, and from its absence, in tables: loops and chains, with groups or without,
/// are read from them, exactly as HoDoKu does.
///
/// ```
///     Literals         numbers for "is true" and "is false" of candidates and groups
///         ↑
///     Table, Tables    what follows from each literal; filled by DirectFill and GroupFill, then expanded
///         ↑
///     Trace            the chain of literals that leads to an entry
///         ↑
///     LoopSearch       what the tables show
///         ↑
///     NiceLoopFinder
/// ```
package org.escargot.logic.chains.tables;
