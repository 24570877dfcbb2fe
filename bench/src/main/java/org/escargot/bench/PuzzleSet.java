package org.escargot.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.escargot.canonical.Morph;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.logic.TestPuzzles;
import org.escargot.random.RandomSource;

/// The puzzles of a benchmark: a few of our own, the minimal ones of the tests, or a collection in the folder that
/// `escargot.shared` names.
final class PuzzleSet {
    private static final int SIZE = 2000;

    private static final List<String> OWN = List.of(
            "030060105020400390007030400061050900802706501005040760004080200078001040203070050",
            "100000520000078000000000600090040000000500100070000000006200000040000078000000003",
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300");

    private PuzzleSet() {}

    /// Puzzles spread over the set `name`, each moved at random: a file as it stands hides a bias in branching.
    static Givens[] load(String name) {
        List<String> lines = lines(name);
        RandomSource random = RandomSource.of(1);
        Givens[] puzzles = new Givens[SIZE];
        for (int i = 0; i < SIZE; i++) {
            int line = lines.size() < SIZE ? i % lines.size() : (int) ((long) i * lines.size() / SIZE);
            puzzles[i] = Morph.random(random).apply(Givens.of(lines.get(line)));
        }
        return puzzles;
    }

    private static List<String> lines(String name) {
        return switch (name) {
            case "own" -> OWN;
            case "minimal" ->
                TestPuzzles.minimal(200).stream().map(Givens::toString).toList();
            default -> collection(name);
        };
    }

    private static List<String> collection(String name) {
        String folder = System.getProperty("escargot.shared");
        if (folder == null) {
            throw new IllegalStateException(
                    "The set (" + name + ") needs -Descargot.shared=FOLDER; only (own) and (minimal) do not.");
        }
        try (var lines = Files.lines(Path.of(folder, "data", "puzzles", name + ".txt"))) {
            return puzzles(lines).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The first 81 characters of those `lines` that are as long and no comments.
    static Stream<String> puzzles(Stream<String> lines) {
        return lines.filter(line -> line.length() >= Cell.COUNT && !line.startsWith("#"))
                .map(line -> line.substring(0, Cell.COUNT));
    }
}
