/// Finders for boards with rules of their own: what houses of any kind show, and cells that exclude each other though
/// they share no house.
package org.escargot.logic.houses;
