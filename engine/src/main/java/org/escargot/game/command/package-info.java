/// What a player can ask of a game: commands as values, and what they name.
package org.escargot.game.command;
