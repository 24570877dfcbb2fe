/// The commands `solve` and `verify`.
package org.escargot.cli.solve;
