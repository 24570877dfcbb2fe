/// Finders for boards with rules of their own: what houses of any kind show, and cells that share none and still
/// exclude
/// each other.
package org.escargot.logic.houses;
