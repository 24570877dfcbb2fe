package org.escargot.cli.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.escargot.cli.output.FramedGrid;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Place;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.scan.PhotoReader;
import org.escargot.scan.Reading;
import org.escargot.scan.Reading.ReadCell;
import org.escargot.scan.digit.StandardNet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "scan",
        header = "Reads printed puzzles from photos.",
        description = "A line of 81 characters for each photo, which every command reads again. Cells that are hard to "
                + "read are named on standard error. Nothing leaves this machine.",
        mixinStandardHelpOptions = true)
public final class ScanCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            paramLabel = "PHOTO",
            arity = "1..*",
            description = "Files such as JPEG and PNG, or - for one from standard input.")
    private List<String> photos = List.of();

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "line (default), grid, or json: with the confidence of each cell (docs/schema).")
    private OutputFormat format = OutputFormat.LINE;

    public ScanCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PhotoReader reader = PhotoReader.of(StandardNet.load());
        LineOutput out = new LineOutput(terminal.out());
        int code = ExitCode.OK;
        for (String photo : photos) {
            Optional<Reading> reading = read(reader, photo);
            reading.ifPresent(read -> out.write(written(photo, read)));
            code = reading.isPresent() ? code : ExitCode.BAD_INPUT;
        }
        return code;
    }

    /// What is in `photo`; where that is nothing, it is said, and the others are read all the same.
    private Optional<Reading> read(PhotoReader reader, String photo) {
        try {
            Photo opened = Photo.open(terminal, photo);
            Reading reading =
                    reader.read(opened.image()).orElseThrow(() -> new BadInput(Complaint.NO_GRID, opened.name()));
            if (format != OutputFormat.JSON) {
                tellDoubts(opened.name(), reading);
            }
            return Optional.of(reading);
        } catch (BadInput bad) {
            terminal.complain(bad.sentence(terminal.speech()));
            return Optional.empty();
        }
    }

    private void tellDoubts(String name, Reading reading) {
        if (!reading.isProper()) {
            terminal.complain(Report.SCAN_IMPROPER, name);
        }
        List<String> doubts = new ArrayList<>();
        for (int cell : reading.doubtful().stream().toArray()) {
            doubts.add(doubt(cell, reading.cells().get(cell)));
        }
        if (!doubts.isEmpty()) {
            terminal.complain(Report.SCAN_DOUBTS, name, String.join(", ", doubts));
        }
    }

    private String doubt(int cell, ReadCell read) {
        Object what = read.digit() == Digit.NONE ? new Said(Report.SPOKEN_EMPTY) : read.digit();
        return new Said(Report.SCAN_DOUBT, new Place(cell), what, Math.round(100 * read.confidence()))
                .in(terminal.speech());
    }

    private String written(String photo, Reading reading) {
        Givens givens = reading.givens();
        return switch (format) {
            case LINE -> givens + "\n";
            case GRID -> FramedGrid.draw(givens.grid(), terminal.isStyled() ? givens.cells() : CellSet.EMPTY);
            case JSON -> ReadingJson.write(photo, reading);
        };
    }
}
