package org.escargot.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.escargot.grid.Givens;
import org.escargot.scan.digit.StandardNet;
import org.escargot.scan.picture.GrayImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// How many photos of a folder are read wrong: `-Descargot.photos=FOLDER`. It holds `X.jpg` with, in `X.dat`, two lines
/// about the camera and nine rows of nine digits, 0 for an empty cell, as the Sudoku dataset of B. Wicht has them.
@EnabledIfSystemProperty(named = "escargot.photos", matches = ".+")
class PhotosTest {
    private static final PhotoReader READER = PhotoReader.of(StandardNet.load());

    /// What was made of a photo.
    ///
    /// @param byNet how many cells are wrong without the rules
    /// @param byRules how many with them
    /// @param milliseconds of processor time, with them
    private record Outcome(String name, int byNet, int byRules, double milliseconds) {
        static Outcome of(Path photo) {
            try {
                GrayImage image = DrawnPage.gray(ImageIO.read(photo.toFile()));
                Givens wanted = wanted(photo);
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                int byRules = wrong(READER, image, wanted);
                long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                int byNet = wrong(READER.withoutRules(), image, wanted);
                return new Outcome(photo.getFileName().toString(), byNet, byRules, (end - start) / 1e6);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        private static Givens wanted(Path photo) throws IOException {
            String name = photo.toString();
            List<String> lines = Files.readAllLines(Path.of(name.substring(0, name.length() - 3) + "dat"));
            return Givens.of(lines.stream()
                    .skip(2)
                    .limit(9)
                    .collect(Collectors.joining())
                    .replace(" ", ""));
        }

        private static int wrong(PhotoReader reader, GrayImage image, Givens wanted) {
            return reader.read(image)
                    .map(reading -> (int) IntStream.range(0, 81)
                            .filter(cell -> reading.cells().get(cell).digit() != wanted.digit(cell))
                            .count())
                    .orElse(81);
        }
    }

    @Test
    void atMostOneGridInTwentyIsWrong() throws IOException {
        List<Outcome> outcomes;
        try (Stream<Path> files = Files.list(new File(System.getProperty("escargot.photos")).toPath())) {
            outcomes = files.filter(file -> file.toString().endsWith(".jpg"))
                    .sorted()
                    .map(Outcome::of)
                    .toList();
        }
        outcomes.stream().filter(each -> each.byNet + each.byRules > 0).forEach(System.out::println);
        System.out.printf(
                "%d photos; wrong by the net alone %d, with the rules %d; cells wrong by the net %d;"
                        + " processor time %.0f ms in the mean, %.0f ms at most%n",
                outcomes.size(),
                outcomes.stream().filter(each -> each.byNet > 0).count(),
                outcomes.stream().filter(each -> each.byRules > 0).count(),
                outcomes.stream().mapToInt(Outcome::byNet).sum(),
                outcomes.stream().mapToDouble(Outcome::milliseconds).average().orElse(0),
                outcomes.stream().mapToDouble(Outcome::milliseconds).max().orElse(0));

        assertThat(outcomes.stream().filter(each -> each.byRules > 0).count())
                .isLessThanOrEqualTo(outcomes.size() / 20);
    }
}
