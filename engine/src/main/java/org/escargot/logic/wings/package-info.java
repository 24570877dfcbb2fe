/// A pivot and its pincers: XY, XYZ, W and longer bent sets.
package org.escargot.logic.wings;
