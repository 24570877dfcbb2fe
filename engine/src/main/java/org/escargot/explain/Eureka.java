package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;

/// Writes chains in Eureka notation: `=` for strong links, `-` for weak ones; a chain of one digit names it once,
/// such as `(5): r1c3=r1c9-r7c9=r7c2`, others name the digits of each cell, such as `(3=1)r1c5-(1=2)r1c1`. An almost
/// locked set shows all its digits, the one that leads on last, such as `(1=23)r1c12-(3)r1c8`.
///
/// @param coordinates how cells are named
record Eureka(Coordinates coordinates) {
    List<TextRun> runs(Chain chain) {
        return chain.digits().size() == 1 ? oneDigit(chain.nodes(), chain.digits()) : manyDigits(chain.nodes());
    }

    /// The notation without its runs.
    String text(Chain chain) {
        return runs(chain).stream().map(TextRun::text).collect(Collectors.joining());
    }

    private List<TextRun> oneDigit(List<Node> nodes, DigitSet digit) {
        List<TextRun> runs = new ArrayList<>();
        runs.add(new TextRun.Plain("("));
        runs.add(new TextRun.Digits(digit.toString(), digit));
        runs.add(new TextRun.Plain("): "));
        for (int i = 0; i < nodes.size(); i++) {
            if (i > 0) {
                runs.add(sign(nodes, i));
            }
            runs.add(new TextRun.Defining(
                    name(nodes.get(i).cells()), nodes.get(i).candidates()));
        }
        return runs;
    }

    /// Two nodes of the same cells share their name.
    private List<TextRun> manyDigits(List<Node> nodes) {
        List<TextRun> runs = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            CellSet cells = nodes.get(i).cells();
            if (i > 0) {
                runs.add(sign(nodes, i));
            }
            if (i == 0 || !nodes.get(i - 1).cells().equals(cells)) {
                runs.add(new TextRun.Plain("("));
            }
            runs.add(new TextRun.Defining(digits(nodes, i), nodes.get(i).candidates()));
            if (i + 1 == nodes.size() || !nodes.get(i + 1).cells().equals(cells)) {
                runs.add(new TextRun.Plain(")"));
                runs.add(new TextRun.Cells(name(cells), cells));
            }
        }
        return runs;
    }

    /// The digit of the node `index`; where a strong link in an almost locked set leads to it, after the set's others.
    private static String digits(List<Node> nodes, int index) {
        Node node = nodes.get(index);
        String digit = Integer.toString(node.digit());
        if (index % 2 == 1 && node instanceof Node.Als als) {
            int entry = nodes.get(index - 1).digit();
            return als.digits().without(entry).without(als.digit()) + digit;
        }
        return digit;
    }

    private static TextRun sign(List<Node> nodes, int index) {
        Link link = Link.to(nodes, index);
        return switch (link.strength()) {
            case STRONG -> new TextRun.Linked("=", link);
            case WEAK -> new TextRun.Linked("-", link);
        };
    }

    private String name(CellSet cells) {
        return String.join(
                "|", Coordinates.groups(cells).stream().map(coordinates::group).toList());
    }
}
