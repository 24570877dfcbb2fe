package org.escargot.format.link;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.VariantWriter;
import org.escargot.format.lines.Text;

/// Links to [f-puzzles](https://f-puzzles.com), and the codes of such links alone.
public final class FPuzzlesFormat extends LinkFormat {
    private static final String LINK = "https://f-puzzles.com/?load=";
    /// How a packed `{"` begins, and so each code.
    private static final String CODE = "N4Ig";

    /// Fewer characters pack no puzzle.
    private static final int SHORTEST = 40;

    private final Optional<VariantWriter> codes;

    public FPuzzlesFormat() {
        super("f-puzzles", "f-puzzles.com/");
        codes = Optional.empty();
    }

    /// @param rules reads puzzles with rules of their own, too
    /// @param codes writes the codes of such puzzles
    public FPuzzlesFormat(RulesReader rules, VariantWriter codes) {
        super("f-puzzles", Optional.of(rules), "f-puzzles.com/");
        this.codes = Optional.of(codes);
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return codes.map(writer ->
                new VariantWriter(writer.carries(), entry -> writer.write(entry).map(code -> LINK + code + "\n")));
    }

    @Override
    Content decode(String rest, long line) {
        return fPuzzles(rest.startsWith(CODE) ? rest : parameter(rest, "load"), line);
    }

    /// A code that begins its line, without a link before it.
    @Override
    int code(String line) {
        int start = line.length() - line.stripLeading().length();
        boolean isLong = Text.endOfWord(line, start) - start >= SHORTEST;
        return isLong && line.startsWith(CODE, start) ? start : -1;
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(
                        Feature.GIVENS,
                        Feature.PLACED,
                        Feature.CENTER,
                        Feature.CORNER,
                        Feature.METADATA,
                        Feature.SEVERAL),
                entry -> LINK + FPuzzlesCode.write(entry) + "\n"));
    }
}
