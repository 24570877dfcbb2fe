/// Playing without a screen: a board, what a player does to it, and what there is to draw.
///
/// A front sends a [org.escargot.game.command.Command] to a [GameState] and draws the state that comes back. Every type
/// is a value; nothing here reads a clock, a file or chance, and no text or link makes it throw.
///
/// ```
///     help   checks, hints      keeping   saves, links, statistics
///     (this one)   boards, games, and how commands change them
///     command      what a player can ask, as values
/// ```
package org.escargot.game;
