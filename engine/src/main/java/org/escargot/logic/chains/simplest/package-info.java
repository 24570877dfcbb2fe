/// The simplest chains of a position: those of the fewest links, for people.
package org.escargot.logic.chains.simplest;
