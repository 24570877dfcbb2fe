package org.escargot.format.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.codec.Json;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// The cells of a puzzle in JSON: 81 characters, nine rows, 81 cells, a list of objects that say where they stand, or
/// members called as cells are.
final class JsonCells {
    private static final List<String> VALUES =
            List.of("value", "digit", "number", "val", "v", "n", "num", "d", "answer", "content", "displayValue");
    private static final List<String> NOTED = List.of("candidates", "notes", "pencilMarks", "pencilmarks", "marks");
    private static final List<String> GIVEN =
            List.of("given", "fixed", "locked", "isGiven", "readonly", "clue", "prefilled");
    private static final Set<String> EMPTY = Set.of("", ".", "0", "_", "*", "x", "-", "?", "null", "none");
    private static final List<String> ROWS = List.of("row", "r", "y", "i");
    private static final List<String> COLUMNS = List.of("col", "column", "c", "x", "j");
    private static final List<Integer> OTHER_SIZES = List.of(4, 6, 8, 10, 12, 16, 25);

    private final byte[] digits = new byte[Cell.COUNT];
    private final boolean[] placed = new boolean[Cell.COUNT];
    private final int[] notes = new int[Cell.COUNT];
    private boolean hasZero;
    private boolean hasNull;
    private int size = 9;

    private JsonCells() {}

    /// The cells that `json` is; nothing where it is none.
    static Optional<JsonCells> of(Json json) {
        JsonCells cells = new JsonCells();
        boolean isRead = switch (json) {
            case Json.Text text -> cells.takeText(text.value());
            case Json.Items items -> cells.takeItems(items.values());
            case Json.Members members -> cells.takeNamed(members.values());
            case Json.Figure _, Json.Word _ -> false;
        };
        return isRead ? Optional.of(cells) : Optional.empty();
    }

    /// The puzzle, called `title`, or why it is none.
    Entry entry(long line, String title) {
        if (size != 9) {
            return BrokenEntry.at(line, 1, Flaw.of(PuzzleFlaw.OTHER_SIZE).with("size", size));
        }
        Grid start = Grid.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            start = placed[cell] ? start : start.with(cell, digits[cell]);
            notes[cell] = digits[cell] == Digit.NONE ? notes[cell] : 0;
        }
        Grid current = Grid.of(digits);
        PuzzleEntry entry = new PuzzleEntry(
                line,
                new Givens(start),
                current.equals(start) ? Optional.empty() : Optional.of(current),
                Notes.ofCenter(Marks.of(notes)),
                title);
        Flaw remark = Flaw.of(PuzzleFlaw.ZERO_BESIDE_NULL).with("null", new Detail.Word("null"));
        return hasZero && hasNull ? entry.with(remark) : entry;
    }

    private boolean takeText(String text) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            cells.append("\n\r\t,/|;".indexOf(c) < 0 ? Character.toString(c) : "");
        }
        boolean isSpaced = cells.length() > Cell.COUNT && cells.indexOf(" ") >= 0;
        String plain = isSpaced ? cells.toString().replace(" ", "") : cells.toString();
        if (plain.length() != Cell.COUNT) {
            return false;
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            String symbol = plain.substring(cell, cell + 1);
            if (!takeSymbol(cell, symbol)) {
                return false;
            }
        }
        // Zeros alone are how such texts write empty cells.
        hasZero = false;
        return true;
    }

    private boolean takeSymbol(int cell, String symbol) {
        String small = symbol.strip().toLowerCase(Locale.ROOT);
        if (small.length() == 1 && small.charAt(0) >= '1' && small.charAt(0) <= '9') {
            digits[cell] = (byte) (small.charAt(0) - '0');
            return true;
        }
        hasZero |= small.equals("0");
        return EMPTY.contains(small);
    }

    private boolean takeItems(List<Json> items) {
        List<Json> cells = items.stream()
                .flatMap(item -> cellsOf(item, items.size()).stream())
                .toList();
        if (!cells.isEmpty() && cells.stream().allMatch(JsonCells::hasPlace)) {
            return takePlaced(cells);
        }
        if (isOtherSize(items, cells)) {
            size = items.size();
            return true;
        }
        boolean areRows = items.size() == 9 || items.size() == Cell.COUNT;
        return cells.size() == Cell.COUNT && areRows && takeAll(cells);
    }

    /// Whether `json` says in which row and column it stands.
    private static boolean hasPlace(Json json) {
        return first(json, ROWS) >= 0 && first(json, COLUMNS) >= 0;
    }

    /// The cells that `item` of a list of `size` is: a row, as a list or a text, or one cell.
    private static List<Json> cellsOf(Json item, int size) {
        if (item instanceof Json.Text(String text) && text.length() == size && size != Cell.COUNT) {
            return text.chars()
                    .<Json>mapToObj(c -> new Json.Text(Character.toString((char) c)))
                    .toList();
        }
        return item instanceof Json.Items row ? row.values() : List.of(item);
    }

    private static boolean isOtherSize(List<Json> items, List<Json> cells) {
        int size = items.size();
        return OTHER_SIZES.contains(size)
                && cells.size() == size * size
                && cells.stream().noneMatch(cell -> cell instanceof Json.Items);
    }

    private boolean takeAll(List<Json> cells) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (!take(cell, cells.get(cell))) {
                return false;
            }
        }
        return true;
    }

    private boolean take(int cell, Json json) {
        return switch (json) {
            case Json.Figure figure -> figure.digits().equals("-1") || takeSymbol(cell, figure.digits());
            case Json.Text text -> takeSymbol(cell, text.value());
            case Json.Word word -> takeWord(word);
            case Json.Members members -> takeObject(cell, members);
            case Json.Items items -> takeNotes(cell, items.values());
        };
    }

    private boolean takeWord(Json.Word word) {
        hasNull |= word.equals(Json.Word.NULL);
        return !word.isTrue();
    }

    /// A list in place of a digit is what may stand in the cell.
    private boolean takeNotes(int cell, List<Json> items) {
        for (Json item : items) {
            int digit = item.number(0);
            if (digit < 1 || digit > Digit.COUNT) {
                return false;
            }
            notes[cell] |= DigitSet.bit(digit);
        }
        return true;
    }

    /// Whether the digit of the cell that `object` is may be called in a way that is not known.
    private static boolean isUnknown(Json.Members object) {
        boolean hasFigure = object.values().values().stream()
                .anyMatch(value -> value instanceof Json.Figure || value instanceof Json.Text);
        return hasFigure
                && !hasPlace(object)
                && VALUES.stream().noneMatch(name -> object.member(name).isPresent());
    }

    private boolean takeObject(int cell, Json.Members object) {
        if (isUnknown(object)) {
            return false;
        }
        for (String name : VALUES) {
            Optional<Json> value = object.member(name);
            if (value.isPresent() && !(value.get() instanceof Json.Members) && !take(cell, value.get())) {
                return false;
            }
            if (value.isPresent()) {
                break;
            }
        }
        Optional<Json> given =
                GIVEN.stream().flatMap(name -> object.member(name).stream()).findFirst();
        placed[cell] =
                digits[cell] != Digit.NONE && given.isPresent() && !given.get().isTrue();
        for (String name : NOTED) {
            notes[cell] |= object.digits(name).bits();
        }
        return true;
    }

    /// Objects that say in which row and column they stand.
    private boolean takePlaced(List<Json> objects) {
        List<int[]> places = new ArrayList<>();
        for (Json object : objects) {
            int row = first(object, ROWS);
            int column = first(object, COLUMNS);
            if (row < 0 || column < 0) {
                return false;
            }
            places.add(new int[] {row, column});
        }
        boolean fromZero = places.stream().anyMatch(place -> place[0] == 0 || place[1] == 0)
                || places.stream().noneMatch(place -> place[0] == 9 || place[1] == 9);
        int first = fromZero ? 0 : 1;
        for (int i = 0; i < places.size(); i++) {
            int row = places.get(i)[0] - first;
            int column = places.get(i)[1] - first;
            if (row < 0 || row > 8 || column < 0 || column > 8 || !take(Cell.at(row, column), objects.get(i))) {
                return false;
            }
        }
        return places.size() >= 8;
    }

    /// Whether `json` says what stands in a cell.
    static boolean isCell(Json json) {
        return VALUES.stream()
                .flatMap(name -> json.member(name).stream())
                .anyMatch(value -> new JsonCells().take(0, value) && !(value instanceof Json.Members));
    }

    private static int first(Json object, List<String> names) {
        return names.stream()
                .flatMap(name -> object.member(name).stream())
                .findFirst()
                .map(value -> value.number(-1))
                .orElse(-1);
    }

    /// Members called `A1` to `I9` or `r1c1` to `r9c9`, or nine rows in order, each under a name of its own.
    private boolean takeNamed(Map<String, Json> members) {
        int found = 0;
        boolean areRows = members.size() == 9
                && members.keySet().stream().allMatch(name -> Character.isDigit(name.charAt(name.length() - 1)))
                && members.values().stream().allMatch(JsonCells::isRow);
        if (areRows) {
            return takeItems(List.copyOf(members.values()));
        }
        for (Map.Entry<String, Json> member : members.entrySet()) {
            int cell = cell(member.getKey().toLowerCase(Locale.ROOT));
            if (cell < 0 || !take(cell, member.getValue())) {
                return false;
            }
            found++;
        }
        return found >= 8;
    }

    private static boolean isRow(Json json) {
        return json.items().size() == 9 || json instanceof Json.Text(String text) && text.length() == 9;
    }

    private static int cell(String name) {
        boolean isLong = name.length() == 4 && name.charAt(0) == 'r' && name.charAt(2) == 'c';
        if (!isLong && name.length() != 2) {
            return -1;
        }
        int row = isLong ? name.charAt(1) - '1' : name.charAt(0) - 'a';
        int column = name.charAt(name.length() - 1) - '1';
        return row < 0 || row > 8 || column < 0 || column > 8 ? -1 : Cell.at(row, column);
    }
}
