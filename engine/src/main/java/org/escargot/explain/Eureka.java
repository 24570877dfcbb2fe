package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;

/// Writes chains in Eureka notation: `=` for strong links, `-` for weak ones; a chain of one digit names it once,
/// such as `(5): r1c3=r1c9-r7c9=r7c2`, others name the digits of each cell, such as `(3=1)r1c5-(1=2)r1c1`.
///
/// @param coordinates how cells are named
record Eureka(Coordinates coordinates) {
    List<Run> runs(Chain chain) {
        return chain.digits().size() == 1 ? oneDigit(chain) : manyDigits(chain);
    }

    private List<Run> oneDigit(Chain chain) {
        List<Run> runs = new ArrayList<>();
        runs.add(new Run.Plain("("));
        runs.add(new Run.Digits(chain.digits().toString(), chain.digits()));
        runs.add(new Run.Plain("): "));
        for (int i = 0; i < chain.nodes().size(); i++) {
            if (i > 0) {
                runs.add(sign(chain, i));
            }
            runs.add(new Run.Defining(node(chain.cells(i)), chain.nodes().get(i)));
        }
        return runs;
    }

    /// Two nodes of one cell share its name.
    private List<Run> manyDigits(Chain chain) {
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < chain.nodes().size(); i++) {
            boolean opens = i == 0 || !chain.cells(i - 1).equals(chain.cells(i));
            if (i > 0) {
                runs.add(sign(chain, i));
            }
            if (opens) {
                runs.add(new Run.Plain("("));
            }
            runs.add(new Run.Defining(
                    Integer.toString(chain.digit(i)), chain.nodes().get(i)));
            if (i + 1 == chain.nodes().size() || !chain.cells(i + 1).equals(chain.cells(i))) {
                runs.add(new Run.Plain(")"));
                runs.add(new Run.Cells(node(chain.cells(i)), chain.cells(i)));
            }
        }
        return runs;
    }

    private static Run sign(Chain chain, int index) {
        Link link = chain.link(index);
        return switch (link.strength()) {
            case STRONG -> new Run.Linked("=", link);
            case WEAK -> new Run.Linked("-", link);
        };
    }

    private String node(CellSet cells) {
        return String.join(
                "|", Coordinates.groups(cells).stream().map(coordinates::group).toList());
    }
}
