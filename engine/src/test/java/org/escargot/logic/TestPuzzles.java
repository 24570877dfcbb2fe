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
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.solver.SimpleSolver;

/// Puzzles for the tests of the logic engine, and their solutions.
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

    /// The lines of a file beside the project that is not part of it ([#sharedPath]).
    public static Optional<List<String>> shared(String file) {
        return sharedPath(file).map(path -> {
            try {
                return Files.readAllLines(path);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /// A file beside the project that is not part of it: `-Descargot.shared` says where, else `../shared`.
    public static Optional<Path> sharedPath(String file) {
        String property = System.getProperty("escargot.shared", "");
        List<Path> roots = property.isEmpty()
                ? List.of(Path.of("../../shared"), Path.of("../../../shared"))
                : List.of(Path.of(property));
        return roots.stream()
                .map(root -> root.resolve(file))
                .filter(Files::isReadable)
                .findFirst();
    }

    /// A solution of `marks`.
    public static Optional<Grid> solution(Pencilmarks marks) {
        return new SimpleSolver().solve(marks);
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
