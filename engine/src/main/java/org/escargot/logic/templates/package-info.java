/// All ways to place a digit in the whole grid.
package org.escargot.logic.templates;
