/// What chains of all families and scales share: a graph of links, what follows along it, and names.
///
/// ```
///     LinkGraph    nodes are numbers; rows of weak and strong links
///         ↑
///     Reach        what each node implies by chains of any length
/// ```
///
/// [Als] is an almost locked set, which chains pass through and [finders of sets][org.escargot.logic.als] start from.
///
/// A graph says nothing of the order in which to search: each searcher walks in its own. What it finds is a
/// [Chain][org.escargot.logic.pattern.Chain], and [ChainNames] says what that is called.
package org.escargot.logic.chains;
