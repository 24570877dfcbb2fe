/// Patterns over several boxes, for the hardest puzzles: fireworks, loops of pairs, sectors, tridagons, exocets.
package org.escargot.logic.exotic;
