/// Which grids are the same puzzle in another dress. Start at [org.escargot.canonical.Canonicalizer].
package org.escargot.canonical;
