package org.escargot.format;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.format.lines.Text;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.Variant;

/// A puzzle with rules of its own, found in an input or to be written.
///
/// @param line where it begins, from 1
/// @param variant the puzzle as it starts
/// @param beside what a player did, and what else the input tells
/// @param unread what stands in the input beside it and is no rule that was understood, such as a line that is only
///     drawn; whatever is said of the puzzle holds without it. Empty where all was understood
/// @param metadata what else stood with it: a name, a comment; empty when nothing did
public record VariantEntry(long line, Variant variant, Beside beside, List<String> unread, String metadata)
        implements Entry {
    public VariantEntry {
        unread = List.copyOf(unread);
        metadata = Text.oneLine(metadata);
    }

    /// A puzzle of which all was understood, and that is not begun yet.
    public VariantEntry(long line, Variant variant, String metadata) {
        this(line, variant, Beside.NONE, List.of(), metadata);
    }

    /// This puzzle, beside which `more` stands that is no rule that was understood.
    public VariantEntry andUnread(List<String> more) {
        List<String> all = Stream.concat(unread.stream(), more.stream()).toList();
        return new VariantEntry(line, variant, beside, all, metadata);
    }

    /// This puzzle with `other` things beside it.
    public VariantEntry with(Beside other) {
        return new VariantEntry(line, variant, other, unread, metadata);
    }

    /// Whether the rules that were understood are those of the usual Sudoku.
    public boolean hasUsualRules() {
        return variant.rules().areClassic();
    }

    @Override
    public BrokenEntry usual() {
        Frame frame = variant.rules().frame();
        List<String> rules = variant.rules().constraints().stream()
                .map(Constraint::id)
                .distinct()
                .toList();
        Flaw flaw = rules.isEmpty()
                ? Flaw.of(RuleFlaw.OTHER_BOARD)
                : Flaw.of(RuleFlaw.OTHER_RULES).with("rules", new Detail.Word(String.join(", ", rules)));
        return BrokenEntry.at(line, 1, flaw.with("board", new Detail.Word(frame.rows() + "x" + frame.columns())));
    }
}
