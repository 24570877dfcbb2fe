/// Patterns over several boxes, for the hardest puzzles: fireworks, oddagons, loops of pairs, sectors, exocets.
package org.escargot.logic.exotic;
