/// Which grids are the same puzzle in another dress.
package org.escargot.canonical;
