/// Cycles and forcing chains without branches, and what all chains of the scale have: nodes, links, the bonus for
/// length.
///
/// A node says of a candidate that it is true or that it is false, as one `int`:
///
/// ```
///     candidate          0..728       "r1c1 is 1" .. "r9c9 is 9"
///     candidate + 729    729..1457    "r1c1 is not 1" .. "r9c9 is not 9"
/// ```
///
/// A weak link leads from a true node to a false one, a strong link from a false node to a true one; the cause of a
/// link is the kind of its house, or the cell.
package org.escargot.rating.explainer.chains;
