package org.escargot.format.link;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Feature;
import org.escargot.format.Flaw;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;
import org.escargot.format.codec.BlankRuns;
import org.escargot.format.codec.Json;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to [SudokuPad](https://sudokupad.app): `classic` before a code of runs of blanks in either of two alphabets,
/// `scf` before one of them and letters for more rules, `fpuzzles` before a code of f-puzzles, or `scl` (once `ctc`)
/// before a drawing of the puzzle. A short link is a name that only its site knows.
public final class SudokuPadFormat extends LinkFormat {
    /// What such links begin with.
    static final String[] SITES = {"sudokupad.app/", "app.crackingthecryptic.com/sudoku/"};

    private final Optional<DrawingReader> drawings;
    private final Optional<VariantWriter> codes;

    public SudokuPadFormat() {
        super("sudokupad", SITES);
        drawings = Optional.empty();
        codes = Optional.empty();
    }

    /// @param rules reads puzzles with rules of their own, too
    /// @param drawings reads drawings of such puzzles
    /// @param codes writes the codes of f-puzzles for such puzzles
    public SudokuPadFormat(RulesReader rules, DrawingReader drawings, VariantWriter codes) {
        super("sudokupad", Optional.of(rules), SITES);
        this.drawings = Optional.of(drawings);
        this.codes = Optional.of(codes);
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return codes.map(writer ->
                new VariantWriter(writer.carries(), entry -> writer.write(entry).map(code -> link("fpuzzles", code))));
    }

    /// The line with a link to `code`, without the characters that mean something else there.
    ///
    /// @param kind what the code holds, such as `fpuzzles`
    static String link(String kind, String code) {
        return "https://sudokupad.app/" + kind
                + code.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D") + "\n";
    }

    @Override
    Content decode(String rest, long line) {
        String name = unescaped(rest.startsWith("?puzzleid=") ? parameter(rest, "puzzleid") : rest);
        String path = Text.without(
                "sudoku/", Text.fields(Text.fields(name, '#').getFirst(), '?').getFirst());
        if (path.startsWith("fpuz")) {
            return fPuzzles(Text.without("zles", Text.without("fpuz", path)), line);
        }
        if (path.startsWith("scl") || path.startsWith("ctc")) {
            return SclCode.unpacked(path.substring(3))
                    .map(drawing -> drawing(drawing, line))
                    .orElseGet(this::damaged);
        }
        if (path.startsWith("scf")) {
            return classicWithRules(path.substring(3), line);
        }
        // Both alphabets may fit; SudokuPad then takes the newer one too.
        String code = Text.without("classic", path);
        Optional<Grid> grid = BlankRuns.readPairs(code).or(() -> BlankRuns.readRuns(code));
        return grid.<Content>map(found -> new Found(PuzzleEntry.of(line, new Givens(found), "")))
                .orElseGet(() -> isShort(path) ? shortLink() : damaged());
    }

    /// A drawing is a puzzle of the usual Sudoku, or one of the rules that are understood in it. Where something is
    /// drawn and no rule is understood, it is refused by the names of what is drawn.
    private Content drawing(Json.Members drawing, long line) {
        CodeReading reading = SclCode.read(drawing, line);
        if (!(reading instanceof CodeReading.Variant) || drawings.isEmpty()) {
            return content(reading);
        }
        List<String> strange = SclCode.strange(drawing);
        if (!strange.isEmpty()) {
            return content(new CodeReading.Variant(strange));
        }
        Entry entry = drawings.get().read(drawing, SclCode.title(drawing), SclCode.words(drawing), line);
        return switch (entry) {
            case VariantEntry found when found.hasUsualRules() -> content(reading);
            case VariantEntry found -> new Found(found.andUnread(SclCode.others(drawing)));
            case PuzzleEntry _, BrokenEntry _ -> new Found(entry);
        };
    }

    /// A code of 81 cells, and a letter for each rule that is added to the usual ones.
    private Content classicWithRules(String code, long line) {
        for (int end = 1; end <= Math.min(code.length(), Cell.COUNT); end++) {
            Optional<Grid> grid = BlankRuns.readPairs(code.substring(0, end));
            if (grid.isPresent()) {
                boolean isClassic = end == code.length() || code.charAt(end) == '.';
                return isClassic ? new Found(PuzzleEntry.of(line, new Givens(grid.get()), "")) : notClassic();
            }
        }
        return damaged();
    }

    private static boolean isShort(String path) {
        return path.length() <= 24 && !path.startsWith("classic");
    }

    private static Content shortLink() {
        return new Not(Flaw.of(PuzzleFlaw.SITE_LINK).with("site", new Detail.Word("SudokuPad")));
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.SEVERAL),
                entry -> "https://sudokupad.app/classic" + BlankRuns.write(entry.start()) + "\n"));
    }
}
