package org.escargot.game.command;

/// One thing that a player asks for. Its room says what it can change; each is one step of undo or none.
public sealed interface Command permits BoardCommand, ClockCommand, HandCommand, HistoryCommand, SelectionCommand {}
