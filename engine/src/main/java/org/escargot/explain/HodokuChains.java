package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Technique;

/// Writes chains as HoDoKu does: cells joined by `=5=` for a strong link of the digit 5 and by `-5-` for a weak one,
/// links within a cell left out, such as `4 r5c3 -4- r3c3 =4= r1c2 =3= r6c2 =8= r5c3`. In front stand the digits that
/// go; around a chain that does not come back stand its end digits, around a loop the links that close it.
///
/// @param coordinates how cells are named
record HodokuChains(Coordinates coordinates) {
    /// A node of the chain, and whether the chain assumes or makes it true.
    private record Literal(CellSet cells, int digit, boolean isTrue) {
        static Literal of(Node node, boolean isTrue) {
            return new Literal(node.cells(), node.digit(), isTrue);
        }

        boolean isIn(Literal other) {
            return cells.first() == other.cells.first();
        }
    }

    /// The line of `chain`, which a step of `technique` eliminates `gone` by.
    String text(Technique technique, Chain chain, CandidateSet gone) {
        List<Literal> path = path(technique, chain, gone);
        int first = path.getFirst().digit;
        int last = path.getLast().digit;
        String line = cells(path);
        String around = switch (technique) {
            case XY_CHAIN, AIC, GROUPED_AIC -> first + "- " + line + " -" + last;
            case CONTINUOUS_NICE_LOOP, GROUPED_CONTINUOUS_NICE_LOOP -> back(path) + "= " + line + " =" + out(path);
            default -> line;
        };
        return digits(gone) + " " + around;
    }

    /// From the cell that HoDoKu starts with: of a discontinuous loop the cell where it breaks, of a continuous one
    /// the cell that the last link goes through.
    private static List<Literal> path(Technique technique, Chain chain, CandidateSet gone) {
        List<Literal> path = new ArrayList<>();
        for (int i = 0; i < chain.links().size(); i++) {
            path.add(Literal.of(chain.links().get(i).from(), false));
            path.add(Literal.of(chain.links().get(i).to(), true));
        }
        boolean closesInCell = chain.last().digit() != path.get(path.size() - 2).digit;
        if (chain.form() == Chain.Form.LOOP && closesInCell) {
            path.addFirst(path.removeLast());
        }
        if (chain.form() == Chain.Form.OPEN && isDiscontinuous(technique)) {
            CellSet cell = CellSet.of(Candidate.cell(gone.first()));
            int digit = Candidate.digit(gone.first());
            if (!path.getFirst().cells.equals(cell)) {
                path.addFirst(new Literal(cell, digit, true));
            }
            if (!path.getLast().cells.equals(cell)) {
                path.addLast(new Literal(cell, digit, false));
            }
        }
        return path;
    }

    private static boolean isDiscontinuous(Technique technique) {
        return technique == Technique.DISCONTINUOUS_NICE_LOOP || technique == Technique.GROUPED_DISCONTINUOUS_NICE_LOOP;
    }

    /// The digit of the first link that leaves the start cell.
    private static int out(List<Literal> path) {
        return path.stream()
                .filter(literal -> !literal.isIn(path.getFirst()))
                .findFirst()
                .map(Literal::digit)
                .orElseThrow();
    }

    /// The digit of the link that comes back.
    private static int back(List<Literal> path) {
        int i = path.size() - 1;
        while (path.get(i - 1).isIn(path.getFirst())) {
            i--;
        }
        return path.get(i).digit;
    }

    private String cells(List<Literal> path) {
        StringBuilder line = new StringBuilder(coordinates.cells(path.getFirst().cells));
        for (int i = 1; i < path.size(); i++) {
            Literal literal = path.get(i);
            if (!literal.isIn(path.get(i - 1))) {
                String sign = literal.isTrue ? "=" : "-";
                line.append(' ').append(sign).append(literal.digit).append(sign).append(' ');
                line.append(coordinates.cells(literal.cells));
            }
        }
        return line.toString();
    }

    private static String digits(CandidateSet gone) {
        return gone.digits().stream().mapToObj(Integer::toString).collect(Collectors.joining("/"));
    }
}
