package org.escargot.cli.print;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.escargot.cli.input.BadLines;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.print.Booklet;
import org.escargot.print.Layout;
import org.escargot.print.Page;
import org.escargot.print.Printed;
import org.escargot.print.PrintedStep;
import org.escargot.print.StepLayout;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "print",
        header = "Puts puzzles on paper: PDF, SVG or PNG.",
        description =
                "Writes a booklet with the puzzles of the input, numbered from 1, and their solutions; or, of the "
                        + "first puzzle, pictures of its next step or of its whole path. Exit code 1 when there is no step.",
        mixinStandardHelpOptions = true)
public final class PrintCommand implements Callable<Integer> {
    private static final int MOST_DOTS = 1200;

    /// With more, the squares of a code become too small for a phone to read.
    private static final int LONGEST_ADDRESS = 200;

    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "OUT",
            description =
                    "The file to write, over an older one, or - for standard output (default: the name of the first "
                            + "file with another ending, if there is no such file yet). Where a format has one page a "
                            + "file: OUT-1, OUT-2 and so on.")
    private @Nullable String out;

    private @Nullable PrintFormat asked;

    @Option(
            names = "--per-page",
            paramLabel = "N",
            completionCandidates = PrintValues.PerPage.class,
            description =
                    "Puzzles or steps on a page: 1, 2, 4, 6 or 9 (default: 4, or 1 or 2 where there are no more; with "
                            + "--large-print, 1).")
    private @Nullable String perPage;

    private Booklet.Solutions solutions = Booklet.Solutions.END;

    @Option(names = "--title", paramLabel = "TEXT", description = "The heading of the first page.")
    private String title = "";

    @Option(
            names = "--any",
            description =
                    "Print puzzles without a solution and with several, too; without it they are left out and told.")
    private boolean any;

    @Option(names = "--level", description = "The level of each puzzle on HoDoKu's scale above it.")
    private boolean level;

    @Option(
            names = "--pencilmarks",
            description = "The candidates in empty cells: those noted in the input or, where none are, all.")
    private boolean pencilmarks;

    @Option(
            names = "--hint",
            description =
                    "Instead of the puzzle, a picture of the step that a hint would tell, with colored candidates "
                            + "and links, and the reason below.")
    private boolean hint;

    @Option(names = "--path", description = "Likewise every step of a path of such steps.")
    private boolean path;

    @Option(names = "--qr", description = "A QR code beside each puzzle with its 81 digits, 0 for an empty cell.")
    private boolean qr;

    private @Nullable String address;

    @Option(names = "--large-print", description = "Larger digits and blacker lines, for low vision.")
    private boolean large;

    @Option(
            names = "--dpi",
            paramLabel = "N",
            defaultValue = "300",
            description = "Dots to an inch of PNG, 36 to 1200 (default: 300).")
    private int dotsPerInch;

    @Mixin
    private BookOptions book;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    public PrintCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Option(
            names = "--to",
            paramLabel = "F",
            completionCandidates = PrintValues.Formats.class,
            description = "pdf, svg or png (default: by the ending of OUT, else pdf).")
    void setFormat(String name) {
        asked = oneOf("--to", PrintFormat.values(), name);
    }

    @Option(
            names = "--solutions",
            paramLabel = "S",
            completionCandidates = PrintValues.Solutions.class,
            description = "end (default: on pages of their own), upside-down (small, at the foot of the page) or none.")
    void setSolutions(String name) {
        solutions = oneOf("--solutions", Booklet.Solutions.values(), name);
    }

    @Option(
            names = "--qr-link",
            paramLabel = "ADDRESS",
            description = "A QR code beside each puzzle that opens it in Escargot's page at this address, such as "
                    + "http://localhost:8729/.")
    void setAddress(String typed) {
        if (!isAddress(typed)) {
            throw new BadInput(Complaint.ADDRESS, "--qr-link", LONGEST_ADDRESS, typed);
        }
        address = typed;
    }

    private static boolean isAddress(String typed) {
        try {
            URI parsed = new URI(typed);
            String scheme = parsed.getScheme();
            return typed.length() <= LONGEST_ADDRESS
                    && parsed.getHost() != null
                    && ("http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme));
        } catch (URISyntaxException _) {
            return false;
        }
    }

    private static <E extends Enum<E>> E oneOf(String option, E[] values, String typed) {
        return Arrays.stream(values)
                .filter(value -> PrintValues.word(value).equals(typed.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> BadInput.oneOf(
                        option, Arrays.stream(values).map(PrintValues::word).collect(Collectors.joining(", ")), typed));
    }

    @Override
    public Integer call() {
        List<String> sources = arguments.sources(input, terminal, "print");
        if (hint && path) {
            throw new BadInput(Complaint.NOT_WITH, "--hint", "--path");
        }
        if (hint || path) {
            book.refuseBeside(hint ? "--hint" : "--path");
        }
        checkPerPage();
        if (dotsPerInch < 36 || dotsPerInch > MOST_DOTS) {
            throw new BadInput(Complaint.WITHIN, "--dpi", 36, MOST_DOTS, dotsPerInch);
        }
        PrintFormat format =
                out == null ? Objects.requireNonNullElse(asked, PrintFormat.PDF) : PrintFormat.of(out, asked);
        Path file = file(sources, format);
        return hint || path ? printSteps(sources, format, file) : printPuzzles(sources, format, file);
    }

    private int printSteps(List<String> sources, PrintFormat format, Path file) {
        StepSource source = StepSource.of(terminal, input.oneOfAnyRules(terminal, sources.getFirst()));
        List<PrintedStep> steps = hint ? source.next() : source.all();
        if (steps.isEmpty()) {
            return ExitCode.FAILED;
        }
        Booklet booklet = booklet(steps.size());
        List<Page> pages = StepLayout.pages(booklet, steps, terminal.speech().coordinates());
        List<String> files = write(pages, booklet, format, file);
        terminal.complain(Report.PRINTED_STEPS, steps.size(), pages.size(), names(files));
        return ExitCode.OK;
    }

    private int printPuzzles(List<String> sources, PrintFormat format, Path file) {
        PuzzleCollection collection = new PuzzleCollection(
                terminal,
                new BadLines(terminal.speech(), errors.tellsAll(), terminal::complain),
                new PuzzleCollection.PrintedWith(
                        level || book.hasSections(), pencilmarks, any, address != null ? address : qr ? "" : null));
        List<Printed> puzzles = collection.read(sources, input);
        if (puzzles.isEmpty()) {
            throw new BadInput(Complaint.NO_PUZZLE, String.join(", ", sources));
        }
        Booklet booklet = booklet(puzzles.size());
        List<Page> pages = book.hasSections()
                ? Layout.ofSections(booklet, new LevelSections(terminal.speech()).of(puzzles))
                : Layout.pages(booklet, puzzles);
        List<String> files = write(pages, booklet, format, file);
        terminal.complain(Report.PRINTED, puzzles.size(), pages.size(), names(files));
        return collection.isBad() ? ExitCode.BAD_INPUT : ExitCode.OK;
    }

    private static String names(List<String> files) {
        return files.size() == 1 ? files.getFirst() : files.getFirst() + " … " + files.getLast();
    }

    private List<String> write(List<Page> pages, Booklet booklet, PrintFormat format, Path file) {
        return new PrintedFiles(terminal, format.writer(booklet, dotsPerInch)).write(pages, file);
    }

    /// The booklet for `count` puzzles or steps, of which there is at least one.
    private Booklet booklet(int count) {
        int fitting = large ? 1 : count <= 2 ? count : 4;
        int each = perPage == null ? fitting : Integer.parseInt(perPage);
        return new Booklet(
                book.paper(), each, solutions, title, large, PrintedWords.of(terminal.speech()), book.book());
    }

    private void checkPerPage() {
        if (perPage != null && !(perPage.matches("[1-9]") && Booklet.isPerPage(Integer.parseInt(perPage)))) {
            throw new BadInput(Complaint.ONE_OF, "--per-page", String.join(", ", new PrintValues.PerPage()), perPage);
        }
    }

    /// The file to write. One that is there already must be named, so that none is lost by chance.
    private Path file(List<String> sources, PrintFormat format) {
        try {
            if (out != null) {
                if (out.isEmpty()) {
                    throw new BadInput(Complaint.EMPTY_NAME);
                }
                return Path.of(out);
            }
            Path first =
                    Files.isRegularFile(Path.of(sources.getFirst())) ? Path.of(sources.getFirst()) : Path.of("puzzles");
            String name = first.getFileName().toString();
            int end = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
            Path file = Path.of(name.substring(0, end) + "." + format);
            if (Files.exists(file)) {
                throw new BadInput(Complaint.IS_THERE, file);
            }
            return file;
        } catch (InvalidPathException e) {
            throw new BadInput(Complaint.NO_SUCH_FILE, e.getInput());
        }
    }
}
