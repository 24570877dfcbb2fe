/// What a puzzle with one solution cannot hold: rectangles, loops and BUGs (bivalue universal graves).
package org.escargot.logic.uniqueness;
