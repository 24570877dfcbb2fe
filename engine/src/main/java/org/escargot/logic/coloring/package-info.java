/// Places in two colours: simple and multi colours, remote pairs.
package org.escargot.logic.coloring;
