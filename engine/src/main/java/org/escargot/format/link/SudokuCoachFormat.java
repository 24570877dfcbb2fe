package org.escargot.format.link;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Feature;
import org.escargot.format.Flaw;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.Text;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to [sudoku.coach](https://sudoku.coach), in any of its languages, with 81 digits or the code of a board behind
/// `play/`, `solver/` and the like; and such a code alone, as the site shares it. What stands behind `s/` is a name
/// that only the site knows.
public final class SudokuCoachFormat extends LinkFormat {
    private static final String VERSION = "SCv7_";

    public SudokuCoachFormat() {
        super("sudoku-coach", "sudoku.coach/", VERSION);
    }

    @Override
    Content decode(String rest, long line) {
        List<String> parts = parts(rest);
        for (String part : parts) {
            String code = Text.without(VERSION, part);
            if (code.startsWith(SudokuCoachCode.BASE)) {
                return content(SudokuCoachCode.read(Text.without(SudokuCoachCode.BASE, code), line));
            }
            if (Text.isGrid(part)) {
                return new Found(PuzzleEntry.of(line, new Givens(Grid.of(part)), ""));
            }
        }
        return parts.size() == 3 && parts.get(1).equals("s") ? shortLink() : damaged();
    }

    /// The parts of a path and what follows it: runs of characters that digits and codes are written in.
    private static List<String> parts(String rest) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < rest.length(); i++) {
            char c = rest.charAt(i);
            words.append(Character.isLetterOrDigit(c) || c == '_' || c == '.' ? c : ' ');
        }
        return Text.words(words.toString());
    }

    private static Content shortLink() {
        return new Not(Flaw.of(PuzzleFlaw.SITE_LINK).with("site", new Detail.Word("sudoku.coach")));
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.CENTER, Feature.SEVERAL), SudokuCoachFormat::write));
    }

    /// A link where there are givens alone; no link to more than these is known to work, but the site takes the code.
    private static String write(PuzzleEntry entry) {
        boolean isStart =
                entry.digits().equals(entry.start()) && entry.notes().center().isEmpty();
        String givens = entry.start().toString().replace('.', '0');
        return (isStart
                        ? "https://sudoku.coach/en/play/" + givens
                        : VERSION + SudokuCoachCode.BASE + SudokuCoachCode.write(entry))
                + "\n";
    }
}
