/// The digits of cells: the picture of a cell, and the net that reads it. The net is trained in the tests of this
/// package, on digits drawn there.
package org.escargot.scan.digit;
