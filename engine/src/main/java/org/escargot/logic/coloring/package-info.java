/// Places in two colors: simple and multi colors, remote pairs.
package org.escargot.logic.coloring;
