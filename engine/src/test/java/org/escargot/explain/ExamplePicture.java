package org.escargot.explain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.Blossom;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Draws a step in plain text for the pages of the techniques.
final class ExamplePicture {
    private static final String RULE = "-------+-------+------";

    private final Facts facts;
    private final Step step;
    private final Highlights lit;
    private final PictureWords words;

    private ExamplePicture(Facts facts, Step step, PictureWords words) {
        this.words = words;
        this.facts = facts;
        this.step = step;
        this.lit = Highlights.of(facts, step);
    }

    /// The picture of `example`: of a pattern of one digit its places, else all candidates; and a legend.
    static List<String> of(Example example, Language language) {
        ExamplePicture picture = new ExamplePicture(example.facts(), example.step(), PictureWords.of(language));
        boolean one = example.step().pattern().digits().size() == 1
                && !(example.step().pattern() instanceof Single)
                && !(example.step().pattern() instanceof DeadlyPattern)
                && !(example.step().pattern() instanceof GivenSymmetry)
                && !(example.step().pattern() instanceof Forcing)
                && !(example.step().pattern() instanceof AlignedExclusion)
                && !(example.step().pattern() instanceof Blossom);
        return one ? picture.ofOneDigit() : picture.ofAllCandidates();
    }

    private List<String> ofOneDigit() {
        int digit = step.pattern().digits().first();
        String[] signs = new String[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            signs[cell] = facts.has(cell, digit) ? "o" : ".";
        }
        Set<String> legend = new LinkedHashSet<>();
        for (Highlights.Mark mark : lit.marks()) {
            String sign = sign(mark.role(), digit);
            legend.add(sign + " " + meaning(mark.role()));
            mark.candidates().cells().stream().forEach(cell -> signs[cell] = sign);
        }
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < 9; column++) {
                line.append(column % 3 == 0 && column > 0 ? "| " : "")
                        .append(signs[Cell.at(row, column)])
                        .append(' ');
            }
            lines.add(line.toString().stripTrailing());
            if (row == 2 || row == 5) {
                lines.add(RULE.substring(1));
            }
        }
        boolean others = lines.stream().anyMatch(line -> line.contains("o"));
        lines.add("");
        lines.add(String.join(", ", legend) + (others ? ", " + words.others().formatted(digit) : ""));
        return lines;
    }

    private static String sign(Highlights.Role role, int digit) {
        return switch (role) {
            case DEFINING -> Integer.toString(digit);
            case FIN -> "f";
            case ENDO_FIN -> "e";
            case COLOR_A -> "A";
            case COLOR_B -> "B";
            case COLOR_C -> "C";
            case COLOR_D -> "D";
            case GUARDIAN -> "g";
            case ELIMINATED -> "*";
            case PLACED -> "!";
        };
    }

    private String meaning(Highlights.Role role) {
        return switch (role) {
            case DEFINING -> words.pattern();
            case FIN -> words.fin();
            case ENDO_FIN -> words.endoFin();
            case COLOR_A, COLOR_C -> words.color();
            case COLOR_B, COLOR_D -> words.opposite();
            case GUARDIAN -> words.guardian();
            case ELIMINATED -> words.eliminated();
            case PLACED -> words.placed();
        };
    }

    private List<String> ofAllCandidates() {
        CellSet pattern = CellSet.EMPTY;
        for (Highlights.Mark mark : lit.marks()) {
            boolean evidence = mark.role() != Highlights.Role.ELIMINATED && mark.role() != Highlights.Role.PLACED;
            boolean grave = step.pattern() instanceof DeadlyPattern deadly && deadly.form() == DeadlyPattern.Form.BUG;
            if (evidence && (!grave || mark.role() == Highlights.Role.GUARDIAN)) {
                pattern = pattern.or(mark.candidates().cells());
            }
        }
        String[] texts = new String[Cell.COUNT];
        int[] widths = new int[9];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            texts[cell] = text(cell) + (pattern.contains(cell) ? "*" : "");
            widths[Cell.column(cell)] = Math.max(widths[Cell.column(cell)], texts[cell].length());
        }
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            StringBuilder line = new StringBuilder();
            StringBuilder rule = new StringBuilder();
            for (int column = 0; column < 9; column++) {
                boolean edge = column % 3 == 0 && column > 0;
                String text = texts[Cell.at(row, column)];
                line.append(edge ? "| " : "").append(text).repeat(" ", widths[column] - text.length() + 1);
                rule.append(edge ? "+-" : "").repeat("-", widths[column] + 1);
            }
            lines.add(line.toString().stripTrailing());
            if (row == 2 || row == 5) {
                lines.add(rule.substring(0, rule.length() - 1));
            }
        }
        lines.add("");
        lines.add((pattern.isEmpty() ? "" : "* " + words.pattern() + ", ")
                + (step.effects().placements().isEmpty() ? words.gone() : words.put()));
        return lines;
    }

    /// What stays in `cell`, and after `-` what goes; or after `=` what is placed.
    private String text(int cell) {
        if (facts.digit(cell) != Digit.NONE) {
            return Integer.toString(facts.digit(cell));
        }
        DigitSet gone = digits(step.effects().eliminations(), cell);
        DigitSet placed = digits(step.effects().placements(), cell);
        if (!placed.isEmpty()) {
            return "=" + plain(placed);
        }
        return plain(facts.candidates(cell).minus(gone)) + (gone.isEmpty() ? "" : "-" + plain(gone));
    }

    private static DigitSet digits(CandidateSet candidates, int cell) {
        DigitSet digits = DigitSet.EMPTY;
        for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
            digits = Candidate.cell(candidate) == cell ? digits.with(Candidate.digit(candidate)) : digits;
        }
        return digits;
    }

    private static String plain(DigitSet digits) {
        StringBuilder text = new StringBuilder();
        digits.stream().forEach(text::append);
        return text.toString();
    }
}
