/// What a puzzle with one solution cannot hold: rectangles, loops and graves.
package org.escargot.logic.uniqueness;
