package org.escargot.cli.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `print` has put on paper, `scan` reads again.
class ScanCommandTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private static Path folder;

    @BeforeAll
    static void printAPage() {
        CommandRun run = CommandRun.of(
                "print", "--to=png", "--dpi=72", "--per-page=1", "--solutions=none", "--out=" + file("page.png"), P);
        assertThat(run.exitCode()).isZero();
    }

    private static String file(String name) {
        return folder.resolve(name).toString();
    }

    private static void paint(String name, String format, int side) throws IOException {
        BufferedImage picture = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        pen.fillRect(0, 0, side, side);
        pen.dispose();
        ImageIO.write(picture, format, folder.resolve(name).toFile());
    }

    @Test
    void aPrintedPageIsReadAgain() {
        CommandRun run = CommandRun.of("scan", file("page.png"));

        assertThat(run.out()).isEqualTo(P + "\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }

    /// Nothing but ink, as drawing programs export it: even what shows the paper has the color of ink.
    @Test
    void whatIsTransparentIsWhitePaper() throws IOException {
        BufferedImage page = ImageIO.read(folder.resolve("page.png").toFile());
        BufferedImage ink = new BufferedImage(page.getWidth(), page.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < page.getHeight(); y++) {
            for (int x = 0; x < page.getWidth(); x++) {
                ink.setRGB(x, y, 255 - (page.getRGB(x, y) & 255) << 24);
            }
        }
        ImageIO.write(ink, "png", folder.resolve("ink.png").toFile());

        assertThat(CommandRun.of("scan", file("ink.png")).out()).isEqualTo(P + "\n");
    }

    @Test
    void aGridIsDrawnForPeople() {
        assertThat(CommandRun.of("scan", "--format=grid", file("page.png")).out())
                .contains("│ 5 3 . │ . 7 . │");
    }

    @Test
    void jsonHasTheConfidenceOfEachCell() {
        String json = CommandRun.of("scan", "--format=json", file("page.png")).out();

        assertThat(json).contains("\"puzzle\":\"" + P + "\"", "\"proper\":true", "\"doubtful\":[]");
        assertThat(json.replaceAll(".*\"confidence\":\\[([^]]*)].*\n", "$1").split(","))
                .hasSize(81);
    }

    @Test
    void whatIsNoPhotoIsSaidAndTheOthersAreRead() throws IOException {
        Files.writeString(folder.resolve("text.png"), "no picture");
        paint("white.jpg", "jpg", 200);

        CommandRun run = CommandRun.of(
                "scan", file("text.png"), file("white.jpg"), file("missing.jpg"), folder.toString(), file("page.png"));

        assertThat(run.out()).isEqualTo(P + "\n");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err().lines())
                .containsExactly(
                        "escargot: " + file("text.png")
                                + " is no picture that can be read; JPEG and PNG are some that can",
                        "escargot: no grid of a puzzle was found in " + file("white.jpg"),
                        "escargot: there is no file " + file("missing.jpg"),
                        "escargot: " + folder + " is a directory; name a file in it");
    }

    @Test
    void aBrokenPictureIsSaid() throws IOException {
        byte[] whole = Files.readAllBytes(folder.resolve("page.png"));
        Files.write(folder.resolve("broken.png"), java.util.Arrays.copyOf(whole, 60));

        CommandRun run = CommandRun.of("scan", file("broken.png"));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("escargot: " + file("broken.png") + " is a damaged picture\n");
    }

    /// Each byte of a small TIFF is exchanged in turn; some make the decoder throw what no one expects.
    @Test
    void whateverIsWrongInAPictureTheRestIsRead() throws IOException {
        paint("small.tif", "tiff", 24);
        byte[] whole = Files.readAllBytes(folder.resolve("small.tif"));
        List<String> arguments = new ArrayList<>(List.of("scan"));
        for (int i = 0; i < whole.length; i += Math.max(1, whole.length / 300)) {
            byte[] changed = whole.clone();
            changed[i] = (byte) 0xFF;
            Files.write(folder.resolve("changed" + i + ".tif"), changed);
            arguments.add(file("changed" + i + ".tif"));
        }
        arguments.add(file("page.png"));

        CommandRun run = CommandRun.of(arguments.toArray(String[]::new));

        assertThat(run.out()).isEqualTo(P + "\n");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err().lines()).hasSize(arguments.size() - 2).allMatch(line -> line.startsWith("escargot: "));
    }

    /// The header of a PNG is enough to claim any size.
    @Test
    void aPictureThatClaimsToBeHugeIsRefusedBeforeItIsDecoded() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(Files.readAllBytes(folder.resolve("page.png")), 0, 16);
        bytes.write(new byte[] {0, 0, 0x7f, 0x7f, 0, 0, 0x7f, 0x7f, 8, 0, 0, 0, 0, 0, 0, 0, 0});
        Files.write(folder.resolve("huge.png"), bytes.toByteArray());

        CommandRun run = CommandRun.of("scan", file("huge.png"));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("1,065,304,321 pixels");
    }
}
