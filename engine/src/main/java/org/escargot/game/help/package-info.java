/// What is wrong on a board, and what to tell a player who asks for a hint.
package org.escargot.game.help;
