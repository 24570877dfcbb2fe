package org.escargot.cli.scan;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Reason;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Terminal;
import org.escargot.scan.picture.GrayImage;

/// A file with a picture, or standard input: what the JDK can decode, such as JPEG and PNG.
///
/// @param name how messages call it
/// @param image the picture
record Photo(String name, GrayImage image) {
    /// A larger picture is refused before it is decoded: no camera makes it, and a small file may claim any size.
    private static final long MOST_PIXELS = 200_000_000;

    /// More are not needed to tell the digits of a page.
    private static final long MOST_AT_ONCE = 40_000_000;

    /// Twelve as it is decoded, and as much again for all else.
    private static final long BYTES_PER_PIXEL = 24;

    /// @throws BadInput when there is no such file, or no picture in it
    static Photo open(Terminal terminal, String argument) {
        String name = argument.equals("-") ? terminal.speech().say(Report.STANDARD_INPUT) : argument;
        try (InputStream bytes = argument.equals("-") ? terminal.in() : Files.newInputStream(path(argument));
                ImageInputStream input = ImageIO.createImageInputStream(bytes)) {
            return new Photo(name, gray(decoded(name, input)));
        } catch (IOException e) {
            throw new BadInput(Complaint.UNREADABLE, name, Reason.of(e));
        }
    }

    private static Path path(String argument) {
        try {
            Path path = Path.of(argument);
            if (!Files.exists(path)) {
                throw new BadInput(Complaint.NO_SUCH_FILE, argument);
            }
            if (Files.isDirectory(path)) {
                throw new BadInput(Complaint.DIRECTORY, argument);
            }
            return path;
        } catch (InvalidPathException e) {
            throw new BadInput(Complaint.NO_SUCH_FILE, e.getInput());
        }
    }

    private static BufferedImage decoded(String name, ImageInputStream input) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
        if (!readers.hasNext()) {
            throw new BadInput(Complaint.NO_PICTURE, name);
        }
        ImageReader reader = readers.next();
        try {
            reader.setInput(input, true, true);
            long pixels = (long) reader.getWidth(0) * reader.getHeight(0);
            if (pixels > MOST_PIXELS) {
                throw new BadInput(Complaint.LARGE_PICTURE, name, pixels, MOST_PIXELS);
            }
            return reader.read(0, thinned(reader, pixels));
        } catch (BadInput bad) {
            throw bad;
        } catch (IOException | RuntimeException _) {
            // Some decoders of the JDK make any exception of a broken file.
            throw new BadInput(Complaint.DAMAGED_PICTURE, name);
        } finally {
            reader.dispose();
        }
    }

    /// Takes every second dot, or fewer, of a picture that would not fit into the memory that there is.
    private static ImageReadParam thinned(ImageReader reader, long pixels) {
        long most = Math.min(MOST_AT_ONCE, Runtime.getRuntime().maxMemory() / BYTES_PER_PIXEL);
        int step = (int) Math.ceil(Math.sqrt((double) pixels / most));
        ImageReadParam param = reader.getDefaultReadParam();
        param.setSourceSubsampling(step, step, 0, 0);
        return param;
    }

    private static GrayImage gray(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] colors = picture.getRGB(0, 0, width, height, null, 0, width);
        if (picture.getColorModel().hasAlpha()) {
            Arrays.setAll(colors, i -> onPaper(colors[i]));
        }
        return GrayImage.ofColors(width, height, colors);
    }

    /// What is seen of the color 0xAARRGGBB on white paper.
    private static int onPaper(int color) {
        int opacity = color >>> 24;
        int seen = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int level = color >> shift & 255;
            seen |= (255 - (255 - level) * opacity / 255) << shift;
        }
        return seen;
    }
}
