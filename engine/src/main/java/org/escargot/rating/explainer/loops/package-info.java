/// Deadly patterns: unique rectangles and loops, the sets beside them, and the BUG (bivalue universal grave).
package org.escargot.rating.explainer.loops;
