package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Digits;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The variants that people made, where they are at hand: each is read or refused by name, its solution obeys what was
/// read, and what is written reads to the same. Skipped where they are not there.
class SharedVariantsTest {
    private static final Path FOLDER = Path.of("../../shared/data/variants");

    /// A row: its id and its puzzle as an ISS string, and the solution where there is exactly one.
    private record Row(String id, String own, String iss, Optional<String> solution) {}

    private static List<Row> rows(String set) throws IOException {
        Path file = FOLDER.resolve(set + "-given.tsv");
        assumeThat(file).exists();
        try (Stream<String> lines = Files.lines(file)) {
            return lines.skip(1)
                    .map(line -> line.split("\t", -1))
                    .filter(fields -> !fields[7].isEmpty())
                    .map(fields -> new Row(
                            fields[0],
                            fields[6],
                            fields[7],
                            Optional.of(fields[8]).filter(_ -> fields[9].equals("1") && !fields[8].isEmpty())))
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"janko", "iss", "f-puzzles", "ctc", "tatham", "others"})
    void solutionsObeyWhatWasRead(String set) throws IOException {
        Map<String, Integer> refused = new TreeMap<>();
        List<String> wrong = new ArrayList<>();
        int checked = 0;
        for (Row row : rows(set)) {
            Entry entry = Formats.read(row.iss).getFirst();
            if (entry instanceof BrokenEntry broken) {
                refused.merge(broken.problem().flaw().sentence(), 1, Integer::sum);
                continue;
            }
            Variant variant = variant(entry);
            if (row.solution.isPresent()) {
                checked++;
                Digits solution = Digits.of(variant.rules().frame(), row.solution.get());
                if (!variant.isSolvedBy(solution)) {
                    wrong.add(row.id + " "
                            + variant.rules().all().stream()
                                    .filter(rule -> !rule.holds(variant.rules().frame(), solution.toArray()))
                                    .toList());
                }
            }
            if (entry instanceof VariantEntry own && !isSameAgain(own)) {
                wrong.add(row.id + " is not written and read the same: " + row.iss);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(checked).isGreaterThan(15);
        // Only rules that no page of docs/variants.md promises.
        assertThat(refused.keySet()).allMatch(SharedVariantsTest::isOutOfReach, refused.toString());
    }

    @ParameterizedTest
    @CsvSource({"f-puzzles, https://f-puzzles.com/?load=", "tatham, ''"})
    void ownFormatsSayTheSame(String set, String before) throws IOException {
        List<String> wrong = new ArrayList<>();
        int checked = 0;
        for (Row row : rows(set)) {
            Entry entry = Formats.read(before + row.own).getFirst();
            if (entry instanceof BrokenEntry broken) {
                wrong.add(row.id + " " + broken.problem().flaw().sentence());
            } else if (row.solution.isPresent()) {
                checked++;
                Variant variant = variant(entry);
                Digits solution = Digits.of(variant.rules().frame(), row.solution.get());
                if (!variant.isSolvedBy(solution)) {
                    wrong.add(row.id + " "
                            + variant.rules().all().stream()
                                    .filter(rule -> !rule.holds(variant.rules().frame(), solution.toArray()))
                                    .toList());
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(checked).isGreaterThan(15);
    }

    @Test
    void gameIdsAreWrittenAsTheyWere() throws IOException {
        List<String> other = new ArrayList<>();
        for (Row row : rows("tatham")) {
            if (Formats.read(row.own).getFirst() instanceof VariantEntry entry
                    && !TathamWriter.write(entry).equals(Optional.of(row.own.strip() + "\n"))) {
                other.add(row.own + " -> " + TathamWriter.write(entry));
            }
        }
        assertThat(other).isEmpty();
    }

    private static boolean isOutOfReach(String sentence) {
        return sentence.startsWith("the rule ") && sentence.contains("is not one that can be read")
                || sentence.startsWith("the board ");
    }

    private static Variant variant(Entry entry) {
        return switch (entry) {
            case VariantEntry own -> own.variant();
            case PuzzleEntry usual ->
                new Variant(
                        Rules.CLASSIC,
                        Digits.of(Rules.CLASSIC.frame(), usual.start().toString()));
            case BrokenEntry broken -> throw new AssertionError(broken.problem().sentence());
        };
    }

    /// Whether the puzzle that is written and read has the same blocks; how its rules are told may differ.
    private static boolean isSameAgain(VariantEntry entry) {
        Optional<String> written = IssWriter.write(entry);
        if (written.isEmpty()) {
            return false;
        }
        Entry again = Formats.read(written.get(), Formats.named("iss")).getFirst();
        return again instanceof VariantEntry read && IssWriter.write(read).equals(written);
    }
}
