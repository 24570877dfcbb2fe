package org.escargot.cli.check;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.VariantText;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;

/// A puzzle of any rules that something is asked about.
///
/// @param entry as it was read
/// @param variant the same with its rules; the usual ones, and candidates as a rule, where it has none of its own
record Question(Entry entry, Variant variant) {
    static Question of(VariantEntry entry) {
        return new Question(entry, entry.variant());
    }

    static Question of(PuzzleEntry entry) {
        Variant variant = switch (entry.puzzle()) {
            case Givens givens ->
                new Variant(
                        Rules.CLASSIC, Digits.of(Frame.CLASSIC, givens.grid().toString()));
            case Pencilmarks marks -> ofCandidates(marks);
        };
        return new Question(entry, variant);
    }

    private static Variant ofCandidates(Pencilmarks marks) {
        List<Constraint> candidates = new ArrayList<>();
        IntStream.range(0, Frame.CLASSIC.places())
                .filter(cell -> marks.allowed(cell).bits() != Frame.CLASSIC.digits())
                .forEach(cell -> candidates.add(new CellRule.Candidates(
                        Cells.of(cell), marks.allowed(cell).bits())));
        Rules rules = Rules.of(Frame.CLASSIC, candidates).orElseThrow();
        return new Variant(rules, Digits.empty(Frame.CLASSIC));
    }

    /// What else stood with it.
    String metadata() {
        return switch (entry) {
            case VariantEntry own -> own.metadata();
            case PuzzleEntry usual -> usual.metadata();
            default -> "";
        };
    }

    /// What of it was not understood, so that every answer is without it.
    List<String> unread() {
        return entry instanceof VariantEntry own ? own.unread() : List.of();
    }

    /// Writes the puzzle, and what stood with it.
    void write(JsonGenerator object) throws IOException {
        switch (entry) {
            case VariantEntry own -> VariantText.write(object, own);
            case PuzzleEntry usual -> AnswerLines.puzzle(object, usual.puzzle(), usual.metadata());
            default -> {}
        }
    }
}
