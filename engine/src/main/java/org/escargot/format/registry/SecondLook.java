package org.escargot.format.registry;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.sheet.Sheet;
import org.jspecify.annotations.Nullable;

/// Asks the reader of one format, and where that finds something broken, looks at the same lines again as a list in
/// which grids may stand written in any manner. What has more puzzles, or as many and less that is broken, is taken. So
/// what the format's own reader can read it reads as ever, and as its lines arrive.
final class SecondLook implements EntryReader {
    private final EntryReader own;
    private final LineQueue lines;
    private final List<Format> formats;
    private final Function<List<NumberedLine>, List<Entry>> sheets;
    private final Deque<Entry> taken = new ArrayDeque<>();
    /// What the own reader has found already, and what comes next.
    private @Nullable Entry ahead;
    /// The puzzle that the own reader found last.
    private @Nullable PuzzleEntry last;
    /// Whether what follows is the own reader's, or was read already.
    private boolean isDecided;

    SecondLook(EntryReader own, LineQueue lines, List<Format> formats) {
        this(own, lines, formats, Sheet::read);
    }

    /// @param sheets reads grids in any manner
    SecondLook(
            EntryReader own, LineQueue lines, List<Format> formats, Function<List<NumberedLine>, List<Entry>> sheets) {
        this.own = own;
        this.lines = lines;
        this.formats = formats;
        this.sheets = sheets;
        lines.keep(Sheet.HEAVIEST);
    }

    @Override
    public @Nullable Entry next() throws IOException {
        if (!taken.isEmpty()) {
            return taken.remove();
        }
        Entry entry = ownNext();
        while (!isDecided && entry instanceof PuzzleEntry puzzle && isSolution(puzzle)) {
            lines.keep(Sheet.HEAVIEST);
            entry = ownNext();
        }
        if (isDecided) {
            return entry;
        }
        if (entry != null && !(entry instanceof BrokenEntry)) {
            last = entry instanceof PuzzleEntry puzzle ? puzzle : last;
            Entry said = TwoEmptyCells.said(entry, lines.kept().orElse(List.of()));
            lines.keep(Sheet.HEAVIEST);
            return said;
        }
        isDecided = true;
        return decided(entry);
    }

    private @Nullable Entry ownNext() throws IOException {
        Entry entry = ahead == null ? own.next() : ahead;
        ahead = null;
        return entry;
    }

    /// Whether `puzzle` is the solution of the one before or behind it, and a heading says so.
    private boolean isSolution(PuzzleEntry puzzle) throws IOException {
        if (!puzzle.start().isSolved() || !Sheet.namesSolution(lines.kept().orElse(List.of()))) {
            return false;
        }
        if (last != null && Sheet.solves(puzzle, last)) {
            return true;
        }
        ahead = own.next();
        return ahead instanceof PuzzleEntry next && Sheet.solves(puzzle, next);
    }

    private @Nullable Entry decided(@Nullable Entry first) throws IOException {
        List<Entry> ours = new ArrayList<>();
        for (Entry entry = first; entry != null; entry = ownNext()) {
            ours.add(entry);
            if (!lines.keeps()) {
                break;
            }
        }
        List<NumberedLine> rest = lines.kept().orElse(List.of());
        List<Entry> best = lines.keeps() && lines.peek(0) == null ? best(ours, rest) : ours;
        // Which lines a puzzle was read of is known where it is the only one.
        taken.addAll(best.size() == 1 ? List.of(TwoEmptyCells.said(best.getFirst(), rest)) : best);
        return taken.poll();
    }

    private List<Entry> best(List<Entry> ours, List<NumberedLine> rest) throws IOException {
        if (ours.stream().anyMatch(SecondLook::isSure)) {
            return ours;
        }
        if (last != null && puzzles(ours) == 0 && Sheet.isText(rest)) {
            return List.of();
        }
        LinesReader list = new LinesReader(LineQueue.of(rest), formats, sheets);
        List<Entry> again = all(list);
        List<Entry> best = isBetter(again, ours) ? again : ours;
        if (puzzles(best) > 0 && !areText(best, rest)) {
            return best;
        }
        List<Entry> sheet = list.together(rest.size()).orElseGet(() -> sheets.apply(rest));
        return isBetter(sheet, best) ? sheet : best;
    }

    /// Whether all broken places of `entries` are in lines of words, which are not meant as rows.
    private static boolean areText(List<Entry> entries, List<NumberedLine> lines) {
        Set<Long> broken = new HashSet<>();
        for (Entry entry : entries) {
            if (entry instanceof BrokenEntry place) {
                broken.add(place.problem().line());
            }
        }
        List<NumberedLine> places =
                lines.stream().filter(line -> broken.contains(line.number())).toList();
        return !places.isEmpty() && places.stream().allMatch(line -> Sheet.isText(List.of(line)));
    }

    private static List<Entry> all(EntryReader reader) throws IOException {
        List<Entry> all = new ArrayList<>();
        for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
            all.add(entry);
        }
        return all;
    }

    private static boolean isBetter(List<Entry> entries, List<Entry> others) {
        long more = puzzles(entries) - puzzles(others);
        long fewerBroken = (others.size() - puzzles(others)) - (entries.size() - puzzles(entries));
        boolean tellsMore = !entries.isEmpty() && entries.stream().allMatch(SecondLook::isNamed);
        return more > 0 || more == 0 && (puzzles(entries) > 0 && fewerBroken > 0 || puzzles(entries) == 0 && tellsMore);
    }

    private static long puzzles(List<Entry> entries) {
        return entries.stream().filter(PuzzleEntry.class::isInstance).count();
    }

    /// Whether `entry` says more than that there is no puzzle, or that a grid has a fault.
    private static boolean isNamed(Entry entry) {
        return entry instanceof BrokenEntry broken
                && (is(broken, PuzzleFlaw.OTHER_SIZE)
                        || is(broken, PuzzleFlaw.UNKNOWN_SITE)
                        || is(broken, PuzzleFlaw.OWN_RULES));
    }

    /// Whether `entry` is a fault of something that no other reader knows.
    private static boolean isSure(Entry entry) {
        return entry instanceof BrokenEntry broken
                && (is(broken, PuzzleFlaw.MOVE_ON_GIVEN) || is(broken, PuzzleFlaw.NO_SUCH_CELL));
    }

    private static boolean is(BrokenEntry broken, Flaw.Kind kind) {
        return broken.problem().flaw().kind().equals(kind);
    }
}
