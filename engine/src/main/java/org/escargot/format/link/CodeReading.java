package org.escargot.format.link;

import java.util.List;
import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.RuleWords;
import org.escargot.format.codec.Json;

/// What the code in a link says.
sealed interface CodeReading {
    /// A puzzle of the usual kind.
    record Classic(PuzzleEntry entry) implements CodeReading {}

    /// A puzzle of another size or with more rules.
    ///
    /// @param rules what the code calls the rules; none where the size is another one
    /// @param fPuzzles what it says, where it is a code of f-puzzles
    record Variant(List<String> rules, Optional<Json.Members> fPuzzles) implements CodeReading {
        public Variant {
            rules = List.copyOf(rules);
        }

        Variant(List<String> rules) {
            this(rules, Optional.empty());
        }
    }

    /// A puzzle that tells of other rules in words.
    record Worded(String words) implements CodeReading {}

    /// No puzzle.
    record Damaged() implements CodeReading {}

    /// `entry`, whose title is its metadata, as the words `rules` beside it let it be read.
    static CodeReading worded(PuzzleEntry entry, String rules) {
        String words = rules.isBlank() ? entry.metadata() : rules;
        return switch (RuleWords.judge(entry.metadata(), rules)) {
            case USUAL -> new CodeReading.Classic(entry);
            case UNCLEAR ->
                new CodeReading.Classic(
                        entry.with(Flaw.of(PuzzleFlaw.UNREAD_WORDS).with("words", RuleWords.quoted(words))));
            case OTHER -> new CodeReading.Worded(RuleWords.named(rules).isPresent() ? rules : entry.metadata());
        };
    }

    /// `entry` with the remark that members with these `names` are not understood, if there are any.
    static PuzzleEntry told(PuzzleEntry entry, String format, List<String> names) {
        Flaw flaw = Flaw.of(PuzzleFlaw.UNREAD_MEMBERS)
                .with("format", new Detail.Word(format))
                .with("members", RuleWords.quoted(String.join(", ", names)));
        return names.isEmpty() ? entry : entry.with(flaw);
    }
}
