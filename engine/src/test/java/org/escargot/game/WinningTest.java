package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.typeAt;

import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.grid.CellSet;
import org.junit.jupiter.api.Test;

class WinningTest {
    private GameState almost() {
        GameState state = Commands.start();
        CellSet open = CellSet.ALL.minus(Commands.GIVENS.cells()).without(R1C3);
        for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
            state = state.apply(typeAt(cell, Commands.SOLUTION.digit(cell)), 20_000);
        }
        return state;
    }

    @Test
    void theClockStopsWhereTheProgramSolves() {
        GameState solved = Commands.start().apply(new BoardCommand.Solve(Commands.SOLUTION), 61_000);
        assertThat(solved.game().clock().state()).isEqualTo(Clock.State.STOPPED);
        GameState undone = solved.apply(new HistoryCommand.Undo(), 70_000).apply(typeAt(R1C3, 4), 80_000);
        assertThat(undone.game().clock().state()).isEqualTo(Clock.State.RUNNING);
    }

    @Test
    void theRulesTellVictoryAndTheClockStops() {
        GameState won = almost().apply(typeAt(R1C3, 4), 61_000);

        assertThat(won.board().standing()).isEqualTo(BoardStatus.SOLVED);
        assertThat(won.game().result()).contains(new Result(new Level(7), 60_000, Aids.NONE));
        assertThat(won.game().clock().elapsed(99_000)).isEqualTo(60_000);
    }

    @Test
    void afterVictoryTheBoardGoesOn() {
        GameState won = almost().apply(typeAt(R1C3, 4), 61_000);
        GameState undone = won.apply(new HistoryCommand.Undo(), 70_000);
        GameState again = undone.apply(typeAt(R1C3, 4), 80_000);

        assertThat(undone.board().standing()).isEqualTo(BoardStatus.OPEN);
        assertThat(again.game().result()).isEqualTo(won.game().result());
    }

    @Test
    void aFullButWrongBoardSaysSo() {
        assertThat(almost().apply(typeAt(R1C3, 5), 0).board().standing()).isEqualTo(BoardStatus.FULL_BUT_WRONG);
    }

    @Test
    void whilePausedNothingMoves() {
        GameState paused = Commands.start().apply(new ClockCommand.Pause(), 31_000);
        GameState typed = paused.apply(typeAt(R1C3, 4), 50_000);

        assertThat(typed.board()).isEqualTo(paused.board());
        assertThat(typed.notice()).isEqualTo(new Notice.Resting());
        assertThat(typed.game().clock().elapsed(90_000)).isEqualTo(30_000);
        GameState going = typed.apply(new ClockCommand.Resume(), 100_000);
        assertThat(going.game().clock().elapsed(101_000)).isEqualTo(31_000);
    }

    @Test
    void timeThatGoesBackwardCountsAsNone() {
        assertThat(Commands.start().game().clock().elapsed(-5_000)).isZero();
        Clock clock = Clock.stopped(7).run(Long.MIN_VALUE);
        assertThat(clock.elapsed(Long.MAX_VALUE)).isEqualTo(7);
    }
}
