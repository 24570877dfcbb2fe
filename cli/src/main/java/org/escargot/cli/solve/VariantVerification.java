package org.escargot.cli.solve;

import java.util.stream.Collectors;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.solver.VariantAnswer;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Variant;
import org.escargot.solver.general.Tally;
import org.jspecify.annotations.Nullable;

/// Compares puzzles with rules of their own with what is said to be their solutions, by what each rule says of a full
/// board and without any solver.
///
/// @param time how long to search for a solution that is denied
record VariantVerification(TimeLimit time) {
    /// What is wrong with `solution`, a line; null where nothing is, and [Report#NOT_KNOWN] where it denies that there
    /// is one and the time was over.
    @Nullable
    Said faultOf(Variant puzzle, String solution) {
        int end = solution.indexOf('\t');
        String digits = end < 0 ? solution : solution.substring(0, end);
        if (digits.equals(AnswerLines.NONE)) {
            return switch (VariantAnswer.solver().count(puzzle, 1, time.begin())) {
                case Tally.Exactly none when none.counted() == 0 -> null;
                case Tally.Cancelled _ -> new Said(Report.NOT_KNOWN);
                case Tally.Exactly _, Tally.AtLeast _ -> new Said(Report.HAS_SOLUTION);
            };
        }
        Frame frame = puzzle.rules().frame();
        Cells cells = frame.cells();
        if (digits.length() != cells.size()) {
            return new Said(Report.DIGITS_OF_BOARD, cells.size(), digits.length());
        }
        for (int at = 0; at < cells.size(); at++) {
            int digit = Character.digit(digits.charAt(at), 36);
            int given = puzzle.givens().digit(cells.at(at));
            String name = frame.name(cells.at(at));
            if (digit < 1 || digit > frame.size()) {
                return new Said(Report.NO_DIGIT_OF_BOARD, name, digits.charAt(at), frame.size());
            }
            if (given != 0 && given != digit) {
                return new Said(Report.NOT_THE_GIVEN, name, digit, given);
            }
        }
        return brokenRule(puzzle, Digits.of(frame, digits));
    }

    private static @Nullable Said brokenRule(Variant puzzle, Digits solution) {
        Frame frame = puzzle.rules().frame();
        int[] board = solution.toArray();
        for (Constraint rule : puzzle.rules().all()) {
            if (!rule.holds(frame, board)) {
                String cells = rule.cells(frame).stream()
                        .mapToObj(frame::name)
                        .limit(9)
                        .collect(Collectors.joining(" "));
                return new Said(Report.BREAKS_RULE, rule.id(), cells);
            }
        }
        return null;
    }
}
