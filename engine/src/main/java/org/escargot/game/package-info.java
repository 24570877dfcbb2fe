/// Playing without a screen: a board, what a player does to it, and what there is to draw.
///
/// A front sends a [org.escargot.game.Command] to a [org.escargot.game.GameState] and draws the state that comes
/// back. Every type is a value; nothing here reads a clock, a file or chance, and no text or link makes it throw.
package org.escargot.game;
