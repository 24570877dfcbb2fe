/// A puzzle as the search of [org.escargot.solver.general] reads it, and a position of that search.
///
/// ```
/// Position             the open digits, and which propagators are due
///   Network            what is asked of which cells
///     Propagator       rules out what a constraint leaves no way for
///     Sight, PairMasks who cannot be equal, and what two cells hold together
///   HouseIndex         in which houses each cell lies
///   Groups             what is asked of a group of cells
/// ```
package org.escargot.solver.general.network;
