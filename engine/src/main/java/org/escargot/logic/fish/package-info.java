/// As many houses that need a digit as houses that can take it.
package org.escargot.logic.fish;
