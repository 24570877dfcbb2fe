package org.escargot.logic.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// One line of a case library: a position and the step that must be found in it, or must not.
///
/// `:code[-variant]:digits:grid:deleted:eliminations:placements:extra`; the grid has `+` before a digit that
/// is placed but not given; candidates are triples of digit, row and column.
///
/// @param code four digits, or five with a trailing `1` for a siamese fish; or the id of a technique without code
/// @param variant the option set, `x` for a step that must not be found, or empty
/// @param digits the digits of the pattern
/// @param grid all digits that stand
/// @param givens the cells that are given
/// @param deleted the candidates that are eliminated beyond the rules
/// @param effects what the step must do
/// @param extra the last field: for chains, their length
public record LibraryCase(
        String code,
        String variant,
        DigitSet digits,
        Grid grid,
        CellSet givens,
        CandidateSet deleted,
        Effects effects,
        String extra) {

    /// Whether the step must not be found.
    public boolean forbidden() {
        return variant.equals("x");
    }

    /// The position.
    public Facts facts() {
        Pencilmarks marks = Pencilmarks.of(new Givens(grid)).without(deleted);
        return new Facts(marks, new Givens(grid.without(CellSet.ALL.minus(givens))));
    }

    /// The case in `line`, or nothing when it is not in the format.
    public static Optional<LibraryCase> of(String line) {
        List<String> fields = split(line.strip(), ':');
        if (fields.size() < 7 || !fields.getFirst().isEmpty()) {
            return Optional.empty();
        }
        List<String> code = code(fields.get(1));
        Optional<Board> board = Board.of(fields.get(3));
        Optional<CandidateSet> deleted = triples(fields.get(4));
        Optional<CandidateSet> eliminations = triples(fields.get(5));
        Optional<CandidateSet> placements = triples(fields.get(6));
        if (board.isEmpty() || deleted.isEmpty() || eliminations.isEmpty() || placements.isEmpty()) {
            return Optional.empty();
        }
        String variant = code.size() > 1 ? code.get(1) : "";
        String note = fields.size() > 7 ? fields.get(7) : "";
        Board at = board.get();
        Effects effects = new Effects(placements.get(), eliminations.get());
        return Optional.of(new LibraryCase(
                code.getFirst(), variant, digits(fields.get(2)), at.grid, at.givens, deleted.get(), effects, note));
    }

    /// The case that asks for `step` in the position of `facts`. It need not pass: the technique may do something else
    /// with the same digits there, too; [CaseCheck] tells.
    public static LibraryCase of(Facts facts, Step step) {
        Grid grid = facts.marks().grid();
        Pencilmarks byTheRules = Pencilmarks.of(new Givens(grid));
        CandidateSet deleted = CandidateSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet gone = byTheRules.cellsOf(digit).minus(facts.cellsOf(digit));
            deleted = deleted.or(CandidateSet.of(gone, digit));
        }
        String code = LibraryCodes.code(step.technique());
        return new LibraryCase(
                code, "", LibraryCodes.Row.digits(step), grid, facts.givens(), deleted, step.effects(), "");
    }

    /// The line of this case.
    public String line() {
        StringBuilder line = new StringBuilder(":").append(code);
        if (!variant.isEmpty()) {
            line.append('-').append(variant);
        }
        line.append(':').append(digits).append(':');
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = grid.digit(cell);
            line.append(digit != Digit.NONE && !givens.contains(cell) ? "+" : "")
                    .append(digit == Digit.NONE ? "." : Integer.toString(digit));
        }
        line.append(':').append(triples(deleted.stream()));
        line.append(':').append(triples(byDigit(effects.eliminations())));
        line.append(':').append(triples(byDigit(effects.placements())));
        return line.append(':').append(extra).toString();
    }

    /// A code and its variant; a technique's id stands for itself, hyphens and all.
    private static List<String> code(String field) {
        boolean numbered = !field.isEmpty() && field.charAt(0) >= '0' && field.charAt(0) <= '9';
        int end = field.endsWith("-x") ? field.length() - 2 : field.length();
        return numbered
                ? split(field, '-')
                : List.of(field.substring(0, end), field.substring(end).replace("-", ""));
    }

    private static DigitSet digits(String field) {
        DigitSet digits = DigitSet.EMPTY;
        for (int i = 0; i < field.length(); i++) {
            int digit = field.charAt(i) - '0';
            digits = Digit.isDigit(digit) ? digits.with(digit) : digits;
        }
        return digits;
    }

    private static Optional<CandidateSet> triples(String field) {
        CandidateSet set = CandidateSet.EMPTY;
        for (String triple : split(field, ' ')) {
            if (triple.isEmpty()) {
                continue;
            }
            if (triple.length() != 3 || !allDigits(triple)) {
                return Optional.empty();
            }
            int cell = Cell.at(triple.charAt(1) - '1', triple.charAt(2) - '1');
            set = set.or(CandidateSet.of(Candidate.of(cell, triple.charAt(0) - '0')));
        }
        return Optional.of(set);
    }

    private static boolean allDigits(String text) {
        return text.chars().allMatch(c -> Digit.isDigit(c - '0'));
    }

    private static IntStream byDigit(CandidateSet set) {
        return IntStream.rangeClosed(1, Digit.COUNT)
                .flatMap(digit -> set.stream().filter(candidate -> Candidate.digit(candidate) == digit));
    }

    private static String triples(IntStream candidates) {
        return candidates.mapToObj(LibraryCase::triple).collect(Collectors.joining(" "));
    }

    private static String triple(int candidate) {
        int cell = Candidate.cell(candidate);
        return Integer.toString(Candidate.digit(candidate) * 100 + (Cell.row(cell) + 1) * 10 + Cell.column(cell) + 1);
    }

    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }

    private record Board(Grid grid, CellSet givens) {
        static Optional<Board> of(String field) {
            byte[] digits = new byte[Cell.COUNT];
            CellSet givens = CellSet.EMPTY;
            int cell = 0;
            for (int i = 0; i < field.length(); i++) {
                char c = field.charAt(i);
                if (c == '+') {
                    continue;
                }
                if (cell == Cell.COUNT || c != '.' && (c < '0' || c > '9')) {
                    return Optional.empty();
                }
                int digit = c == '.' ? Digit.NONE : c - '0';
                digits[cell] = (byte) digit;
                boolean placed = i > 0 && field.charAt(i - 1) == '+';
                givens = digit == Digit.NONE || placed ? givens : givens.with(cell);
                cell++;
            }
            return cell == Cell.COUNT ? Optional.of(new Board(Grid.of(digits), givens)) : Optional.empty();
        }
    }
}
