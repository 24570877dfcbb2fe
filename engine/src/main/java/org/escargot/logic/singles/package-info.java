/// One place or one digit left: full house, naked single, hidden single.
package org.escargot.logic.singles;
