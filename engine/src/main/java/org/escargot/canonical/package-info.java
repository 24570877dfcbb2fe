/// Which grids are isomorphic: the same puzzle with digits renamed and lines reordered. Start at
/// [org.escargot.canonical.Canonicalizer].
package org.escargot.canonical;
