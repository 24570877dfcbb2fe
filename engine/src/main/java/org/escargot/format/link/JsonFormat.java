package org.escargot.format.link;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
import org.escargot.format.codec.Json;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;
import org.jspecify.annotations.Nullable;

/// Objects of JSON, one, several in a list, or one a line, whose members name what they hold. A puzzle may be 81
/// characters, nine rows, or an object for each cell; what is called a solution is never one.
public final class JsonFormat extends Format {
    /// Longer objects hold no puzzle.
    private static final int LONGEST = 200_000;
    private static final String MEMBER_OF_GNOME = "\"difficulty_category\"";

    public JsonFormat() {
        super("json", "json", "jsonl");
    }

    @Override
    public boolean isMembers() {
        return true;
    }

    /// An object with a member, maybe in a list.
    @Override
    public Fit fit(Head head) {
        StringBuilder text = new StringBuilder();
        head.lines().forEach(line -> text.append(line.text()).append('\n'));
        String plain = text.toString();
        int at = blanks(plain, 0);
        while (at < plain.length() && plain.charAt(at) == '[') {
            at = blanks(plain, at + 1);
        }
        boolean opens = at < plain.length() && plain.charAt(at) == '{';
        int name = opens ? blanks(plain, at + 1) : plain.length();
        int end = name < plain.length() && plain.charAt(name) == '"' ? plain.indexOf('"', name + 1) : -1;
        int colon = end < 0 ? plain.length() : blanks(plain, end + 1);
        boolean isMember = colon < plain.length() && plain.charAt(colon) == ':';
        return Fit.when(isMember && !plain.contains(MEMBER_OF_GNOME), Fit.MARK);
    }

    private static int blanks(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        return at;
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return new Objects(lines);
    }

    /// The outermost objects of an input, one after the other.
    private static final class Objects implements EntryReader {
        private final LineQueue lines;
        private final Deque<Entry> found = new ArrayDeque<>();
        private final StringBuilder object = new StringBuilder();
        private final List<Json> places = new ArrayList<>();
        private long first;
        private int depth;
        private boolean isInText;
        private boolean isEscaped;
        private boolean done;

        Objects(LineQueue lines) {
            this.lines = lines;
        }

        @Override
        public @Nullable Entry next() throws IOException {
            while (found.isEmpty() && !done) {
                NumberedLine line = isBehind(lines.peek(0)) ? null : lines.next();
                if (line == null) {
                    done = true;
                    if (!object.isEmpty()) {
                        damaged();
                    }
                    end();
                } else {
                    take(line);
                }
            }
            return found.poll();
        }

        /// Whether `line` stands behind the objects and is none.
        private boolean isBehind(@Nullable NumberedLine line) {
            boolean isBetween = first > 0 && depth == 0 && places.isEmpty();
            String text = isBetween && line != null ? line.text().strip() : "";
            return !text.isEmpty() && "{[]},".indexOf(text.charAt(0)) < 0;
        }

        private void take(NumberedLine line) {
            for (int i = 0; i < line.text().length() && !done; i++) {
                char c = line.text().charAt(i);
                if (depth > 0 || c == '{') {
                    first = depth == 0 ? line.number() : first;
                    object.append(c);
                    count(c);
                    if (depth == 0) {
                        read();
                    } else if (object.length() > LONGEST) {
                        damaged(Flaw.of(PuzzleFlaw.LARGE_DOCUMENT).with("most", LONGEST));
                        done = true;
                    }
                }
            }
            object.append(depth > 0 ? "\n" : "");
        }

        private void count(char c) {
            if (isInText) {
                isInText = isEscaped || c != '"';
                isEscaped = !isEscaped && c == '\\';
            } else if (c == '"') {
                isInText = true;
            } else if (c == '{') {
                depth++;
            } else if (c == '}') {
                depth--;
            }
        }

        private void read() {
            String text = object.toString();
            Optional<Json> json = Json.parse(text).or(() -> Json.parse(withoutLastCommas(text)));
            object.setLength(0);
            List<Entry> entries =
                    json.map(known -> JsonPuzzles.of(known, first)).orElse(List.of());
            boolean hasAny = entries.stream().anyMatch(entry -> !isNothing(entry));
            if (!hasAny
                    && places.size() <= Cell.COUNT
                    && json.filter(JsonCells::isCell).isPresent()) {
                places.add(json.get());
            } else if (json.isPresent()) {
                found.addAll(entries);
            } else {
                damaged();
            }
        }

        /// `text` without commas behind the last item of a list, as people write them.
        private static String withoutLastCommas(String text) {
            StringBuilder plain = new StringBuilder(text.length());
            for (int i = 0; i < text.length(); i++) {
                int next = text.charAt(i) == ',' ? blanks(text, i + 1) : text.length();
                boolean isLast = next < text.length() && (text.charAt(next) == ']' || text.charAt(next) == '}');
                plain.append(isLast ? ' ' : text.charAt(i));
            }
            return plain.toString();
        }

        private static boolean isNothing(Entry entry) {
            return entry instanceof BrokenEntry broken
                    && broken.problem().flaw().kind().equals(PuzzleFlaw.NO_PUZZLE);
        }

        /// Objects that each tell of a cell are a puzzle together.
        private void end() {
            if (!places.isEmpty()) {
                found.add(JsonCells.of(new Json.Items(places))
                        .map(cells -> cells.entry(first, ""))
                        .orElseGet(() -> BrokenEntry.nothing(first)));
            }
        }

        private void damaged() {
            damaged(Flaw.of(PuzzleFlaw.UNREAD_FILE));
        }

        private void damaged(Flaw flaw) {
            object.setLength(0);
            found.add(BrokenEntry.at(first, 1, flaw.with("format", new Detail.Word("json"))));
        }
    }
}
