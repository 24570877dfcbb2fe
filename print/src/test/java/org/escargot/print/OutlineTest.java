package org.escargot.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.escargot.random.RandomSource;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;
import org.junit.jupiter.api.Test;

class OutlineTest {
    private static final double INSET = 0.1;

    private static Map<String, Integer> ends(List<Outline.Piece> pieces) {
        Map<String, Integer> ends = new HashMap<>();
        for (Outline.Piece piece : pieces) {
            ends.merge("%.3f %.3f".formatted(piece.x1(), piece.y1()), 1, Integer::sum);
            ends.merge("%.3f %.3f".formatted(piece.x2(), piece.y2()), 1, Integer::sum);
        }
        return ends;
    }

    @Test
    void aCornerOfThreeCellsHasSixPieces() {
        List<Outline.Piece> pieces = Outline.of(Frame.CLASSIC, Cells.of(0, 1, 9), INSET);

        assertThat(pieces)
                .hasSize(6)
                .contains(
                        new Outline.Piece(0.1, 0.1, 1.9, 0.1),
                        new Outline.Piece(0.9, 0.9, 1.9, 0.9),
                        new Outline.Piece(0.9, 0.9, 0.9, 1.9));
    }

    @Test
    void theLineAroundAnyCellsIsClosed() {
        RandomSource random = RandomSource.of(1);
        for (int time = 0; time < 200; time++) {
            int[] places = random.permutation(81);
            Cells cells = Cells.of(Arrays.stream(places).limit(1 + random.nextInt(40)));

            assertThat(ends(Outline.of(Frame.CLASSIC, cells, INSET)).values()).allMatch(count -> count == 2);
        }
    }
}
