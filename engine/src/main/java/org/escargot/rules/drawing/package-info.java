/// How rules are drawn on a board: a [org.escargot.rules.drawing.Drawing] has a few plain
/// [org.escargot.rules.drawing.Shape]s for each rule, with a role in place of a color, so that the page in all its
/// themes and paper paint the same.
package org.escargot.rules.drawing;
