package org.escargot.logic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;

/// Puzzles for the tests of the logic engine, and their solutions by plain trial.
public final class TestPuzzles {
    private TestPuzzles() {}

    /// Random minimal puzzles, `count` of the 200 there are.
    public static List<Givens> minimal(int count) {
        return lines("/logic/minimal-puzzles.txt").stream()
                .limit(count)
                .map(Givens::of)
                .toList();
    }

    /// The lines of a resource, without comments and blank ones; none when it is absent.
    public static List<String> lines(String resource) {
        try (InputStream in = TestPuzzles.class.getResourceAsStream(resource)) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.isBlank() && !line.startsWith("#"))
                            .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A file beside the project that is not part of it: `-Descargot.shared` says where, else `../shared`.
    public static Optional<List<String>> shared(String file) {
        String property = System.getProperty("escargot.shared", "");
        List<Path> roots = property.isEmpty()
                ? List.of(Path.of("../../shared"), Path.of("../../../shared"))
                : List.of(Path.of(property));
        for (Path root : roots) {
            if (Files.isReadable(root.resolve(file))) {
                try {
                    return Optional.of(Files.readAllLines(root.resolve(file)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return Optional.empty();
    }

    /// The first solution of `marks`.
    public static Optional<Grid> solution(Pencilmarks marks) {
        CellSet open = marks.unsolved();
        int best = open.first();
        for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
            best = marks.candidates(cell).size() < marks.candidates(best).size() ? cell : best;
        }
        if (best < 0) {
            return Optional.of(marks.grid());
        }
        DigitSet digits = marks.candidates(best);
        for (int digit = digits.first(); digit != Digit.NONE; digit = digits.next(digit)) {
            Optional<Grid> found = solution(marks.place(best, digit));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /// The positions on the way that `path` took, from the start to the end.
    public static List<Pencilmarks> positions(SolvePath path) {
        List<Pencilmarks> positions = new ArrayList<>();
        Pencilmarks marks = path.start();
        positions.add(marks);
        for (var step : path.steps()) {
            marks = step.effects().applyTo(marks);
            positions.add(marks);
        }
        return positions;
    }
}
