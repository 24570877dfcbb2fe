package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.junit.jupiter.api.Test;

class ViewsTest {
    @Provide
    Arbitrary<GameState> states() {
        return Commands.states(30);
    }

    private static GameState play(Command... commands) {
        return Commands.after(Commands.start(), List.of(commands));
    }

    @Test
    void aCellTellsWhatItHoldsAndWhatItClashesWith() {
        GameState state = play(
                new SelectionCommand.Press(2),
                new BoardCommand.TypeAs(3, Mode.COLOUR),
                new BoardCommand.Type(5),
                new SelectionCommand.Press(12),
                new SelectionCommand.Press(3),
                new BoardCommand.TypeAs(1, Mode.CORNER),
                new BoardCommand.TypeAs(6, Mode.CENTRE));
        List<CellView> cells = CellView.all(state);

        assertThat(cells).hasSize(81);
        assertThat(cells.get(0).content()).isEqualTo(new CellView.Content.Given(5));
        assertThat(cells.get(0).clashes()).isEqualTo(CellSet.of(2));
        assertThat(cells.get(2))
                .isEqualTo(
                        new CellView(2, new CellView.Content.Entered(5), DigitSet.of(3), CellSet.of(0), false, false));
        assertThat(cells.get(3).content()).isEqualTo(new CellView.Content.Empty(DigitSet.of(1), DigitSet.of(6)));
        assertThat(cells.get(3).hasFocus()).isTrue();
        assertThat(cells.get(80).row()).isEqualTo(9);
        assertThat(cells.get(78).column()).isEqualTo(7);
        GameState solved = state.apply(new BoardCommand.Solve(Commands.SOLUTION), 0);
        assertThat(CellView.of(solved, 2).content()).isEqualTo(new CellView.Content.Solved(4));
    }

    @Test
    void theDigitInTheHandIsLitElseTheOneUnderTheFocus() {
        GameState state = play(
                new SelectionCommand.Press(3), new BoardCommand.TypeAs(5, Mode.CORNER), new SelectionCommand.Press(0));
        Lights lights = Lights.of(state);

        assertThat(lights.digit()).isEqualTo(5);
        assertThat(lights.digits()).isEqualTo(Commands.GIVENS.grid().cellsOf(5));
        assertThat(lights.marks()).isEqualTo(CellSet.of(3));
        assertThat(lights.peers()).isEqualTo(Houses.peers(0));
        assertThat(Lights.of(state.apply(new HandCommand.Choose(9), 0)).digit()).isEqualTo(9);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void viewsAgreeWithTheBoard(@ForAll("states") GameState state) {
        CellSet clashing = CellSet.EMPTY;
        int selected = 0;
        for (CellView cell : CellView.all(state)) {
            clashing = cell.clashes().isEmpty() ? clashing : clashing.with(cell.cell());
            selected += cell.isSelected() ? 1 : 0;
        }
        assertThat(clashing).isEqualTo(state.board().clashes());
        assertThat(Lights.of(state).clashes()).isEqualTo(clashing);
        assertThat(selected).isEqualTo(state.hand().selection().cells().size());
        int left = 0;
        for (int digit = 1; digit <= 9; digit++) {
            left += state.pile().left(digit);
        }
        assertThat(left).isGreaterThanOrEqualTo(81 - state.board().filled());
    }
}
