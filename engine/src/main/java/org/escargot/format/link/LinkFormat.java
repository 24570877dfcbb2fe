package org.escargot.format.link;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Fit;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.Head;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.RuleWords;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// A form of links, one a line, with anything before and behind it.
abstract class LinkFormat extends Format {
    /// Many times what a puzzle with all its notes takes; no longer code is unpacked.
    private static final int LONGEST = 50_000;

    /// What ends a link in a text: a bracket, a quote, what a sentence goes on with.
    private static final String ENDS = ")]>}<\"'`,;|*";

    /// What such links begin with, without `https://` and `www.`.
    private final List<String> beginnings;

    private final Optional<RulesReader> rules;

    LinkFormat(String id, String... beginnings) {
        this(id, Optional.empty(), beginnings);
    }

    /// @param rules reads puzzles with rules of their own; they are refused where there is none
    LinkFormat(String id, Optional<RulesReader> rules, String... beginnings) {
        super(id);
        this.rules = rules;
        this.beginnings = List.of(beginnings);
    }

    /// What a link says.
    sealed interface Content permits Found, Not {}

    /// A puzzle, or why its rules cannot be read.
    record Found(Entry entry) implements Content {}

    /// No puzzle that can be read.
    record Not(Flaw flaw) implements Content {}

    /// What stands behind the beginning of a link says.
    ///
    /// @param rest up to the next blank, with its escapes
    /// @param line the line that the link stands on
    abstract Content decode(String rest, long line);

    /// A link that is cut off or damaged.
    final Content damaged() {
        return not(PuzzleFlaw.UNREAD_LINK);
    }

    /// What a code of f-puzzles says, which other sites take too.
    final Content fPuzzles(String code, long line) {
        CodeReading reading = FPuzzlesCode.read(code, line);
        if (reading instanceof CodeReading.Variant variant && rules.isPresent()) {
            return variant.fPuzzles()
                    .<Content>map(puzzle -> new Found(rules.get().read(puzzle, line)))
                    .orElseGet(this::notClassic);
        }
        return content(reading);
    }

    /// What a code says.
    final Content content(CodeReading reading) {
        return switch (reading) {
            case CodeReading.Classic classic -> new Found(classic.entry());
            case CodeReading.Variant variant -> variant.rules().isEmpty() ? notClassic() : otherRules(variant.rules());
            case CodeReading.Worded worded ->
                new Not(flaw(PuzzleFlaw.RULES_IN_WORDS).with("words", RuleWords.quoted(worded.words())));
            case CodeReading.Damaged _ -> damaged();
        };
    }

    /// A puzzle that is not 9x9 with the usual rules.
    final Content notClassic() {
        return not(PuzzleFlaw.NOT_CLASSIC);
    }

    /// A puzzle with rules that are called so.
    final Content otherRules(List<String> rules) {
        return new Not(flaw(PuzzleFlaw.OWN_RULES).with("rules", RuleWords.quoted(String.join(", ", rules))));
    }

    private Content not(PuzzleFlaw flaw) {
        return new Not(flaw(flaw));
    }

    private Flaw flaw(PuzzleFlaw flaw) {
        return Flaw.of(flaw).with("format", new Detail.Word(id()));
    }

    @Override
    public final boolean isLink() {
        return true;
    }

    @Override
    public final boolean claimsAtOnce(NumberedLine line) {
        return start(line.text())
                .filter(start -> !(entry(line, start) instanceof BrokenEntry))
                .isPresent();
    }

    @Override
    public final Optional<Entry> ofLine(NumberedLine line) {
        return start(line.text()).map(start -> entry(line, start));
    }

    @Override
    public final Fit fit(Head head) {
        return Fit.when(
                head.lines().stream().anyMatch(line -> start(line.text()).isPresent()), Fit.TRACE);
    }

    @Override
    public final EntryReader reader(LineQueue lines) {
        return () -> {
            for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
                Optional<Place> start = start(line.text());
                if (start.isPresent()) {
                    return entry(line, start.get());
                }
            }
            return null;
        };
    }

    private Entry entry(NumberedLine line, Place start) {
        int end = Text.endOfWord(line.text(), start.rest());
        boolean isLong = end - start.rest() > LONGEST;
        Content content = isLong ? damaged() : decoded(line.text().substring(start.rest(), end), line.number());
        return switch (content) {
            case Found found -> found.entry();
            case Not not -> BrokenEntry.at(line.number(), start.link() + 1, not.flaw());
        };
    }

    /// What `rest` says, or what it says without the sign that ends a link in a text. No sign ends it for sure, because
    /// some codes have nearly all.
    private Content decoded(String rest, long line) {
        Content whole = decode(rest, line);
        int end = 0;
        while (end < rest.length() && ENDS.indexOf(rest.charAt(end)) < 0) {
            end++;
        }
        // A dot may be an empty cell, too.
        boolean endsSentence = rest.endsWith(".") || rest.endsWith(":") || rest.endsWith("!") || rest.endsWith("?");
        int last = rest.length() - (endsSentence ? 1 : 0);
        for (int cut : new int[] {end, last}) {
            boolean isCut = whole instanceof Not && cut < rest.length();
            if (isCut && decode(rest.substring(0, cut), line) instanceof Found found) {
                return found;
            }
        }
        return whole;
    }

    /// Where a link begins, and where what it says begins.
    private record Place(int link, int rest) {}

    /// Where a code of the site stands without a link; -1 where none does.
    int code(String line) {
        return -1;
    }

    private Optional<Place> start(String line) {
        int code = code(line);
        if (code >= 0) {
            return Optional.of(new Place(code, code));
        }
        for (String beginning : beginnings) {
            int place = line.indexOf(beginning);
            if (place >= 0) {
                return Optional.of(new Place(place, place + beginning.length()));
            }
        }
        return Optional.empty();
    }

    /// `text` without its escapes such as `%3D`.
    static String unescaped(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            int high = i + 2 < text.length() ? Character.digit(text.charAt(i + 1), 16) : -1;
            int low = high >= 0 ? Character.digit(text.charAt(i + 2), 16) : -1;
            if (text.charAt(i) == '%' && low >= 0) {
                plain.append((char) (high * 16 + low));
                i += 2;
            } else {
                plain.append(text.charAt(i));
            }
        }
        return plain.toString();
    }

    /// The value of the parameter `name` in `query`, such as `s=123&d=1`; empty when it is missing.
    static String parameter(String query, String name) {
        for (String pair : Text.fields(query.replace('#', '&').replace('?', '&'), '&')) {
            if (pair.startsWith(name + "=")) {
                return unescaped(pair.substring(name.length() + 1));
            }
        }
        return "";
    }
}
