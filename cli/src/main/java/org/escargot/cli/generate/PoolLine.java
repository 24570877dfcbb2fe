package org.escargot.cli.generate;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.generator.Generated;
import org.escargot.generator.clues.Minimality;
import org.escargot.grid.Givens;

/// A line of a pool: wish, puzzle, seed and number, minimality, and what else is known, with tabs between.
///
/// @param wish what the puzzle was made for
/// @param made the puzzle
record PoolLine(String wish, Generated made) {
    private static final Pattern LINE =
            Pattern.compile("([^\t]+)\t([1-9.]{81})\t(-?\\d{1,19}):(\\d{1,18})\t([A-Z]+)\t([^\t]*)");

    /// With which every version begins its lines.
    private static final Pattern LIKELY = Pattern.compile("[^\t]+\t[1-9.]{81}\t");

    /// Whether `line` may be of a pool, perhaps of one of a later version.
    static boolean isLikely(String line) {
        return LIKELY.matcher(line).lookingAt();
    }

    /// What `line` holds, or nothing where it is no such line.
    static Optional<PoolLine> of(String line) {
        Matcher found = LINE.matcher(line);
        if (!found.matches()) {
            return Optional.empty();
        }
        return Arrays.stream(Minimality.values())
                .filter(minimality -> minimality.name().equals(found.group(5)))
                .findFirst()
                .flatMap(minimality -> of(found, minimality));
    }

    private static Optional<PoolLine> of(Matcher found, Minimality minimality) {
        try {
            Generated made = new Generated(
                    Givens.of(found.group(2)),
                    Long.parseLong(found.group(3)),
                    Long.parseLong(found.group(4)),
                    minimality,
                    found.group(6));
            return Optional.of(new PoolLine(found.group(1), made));
        } catch (NumberFormatException _) {
            // Not every number of nineteen digits is a seed.
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return String.join(
                "\t",
                wish,
                made.puzzle().toString(),
                made.seed() + ":" + made.index(),
                made.minimality().name(),
                made.label());
    }
}
