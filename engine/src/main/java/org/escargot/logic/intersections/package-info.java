/// A digit confined to where a box and a line meet.
package org.escargot.logic.intersections;
