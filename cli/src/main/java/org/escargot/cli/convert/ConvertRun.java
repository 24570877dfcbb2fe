package org.escargot.cli.convert;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.escargot.cli.input.BadLines;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.PuzzleSource;
import org.escargot.cli.input.Slice;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.WordedRules;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.Beside;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;

/// Writes the puzzles of sources in one format, as they come.
final class ConvertRun {
    private final Terminal terminal;
    private final LineOutput out;
    private final BadLines badLines;
    private final Format format;
    /// Of puzzles of the usual Sudoku; empty where the format has no place for them.
    private final Optional<FormatWriter> writer;
    /// What to write of the list; all the rest is read too, because it says whether something stands above or below.
    private Slice.Block wanted = new Slice.Block(0, 0);

    /// How many puzzles had to go without each feature, by its name.
    private final Map<Report, Long> left = new EnumMap<>(Report.class);

    /// How many entries of the list were read, and how many of them can be written.
    private long position;

    private long written;
    private boolean isBad;

    ConvertRun(Terminal terminal, ErrorOptions errors, Format format) {
        this.terminal = terminal;
        this.out = new LineOutput(terminal.out());
        this.badLines = new BadLines(terminal.speech(), errors.tellsAll(), terminal::complain);
        this.format = format;
        this.writer = format.writer();
    }

    /// Runs through `list`; a source that cannot be read is complained of and skipped. Returns the exit code.
    int all(PuzzleList list) {
        out.finishLinesOnInterrupt();
        wanted = list.block(terminal);
        list.whole().each(terminal, this::through, bad -> {
            terminal.complain(bad.sentence(terminal.speech()));
            isBad = true;
        });
        if (written > 0 && list.slice().isLast()) {
            writer.ifPresent(usual -> out.write(usual.closing()));
        }
        badLines.end();
        tellWhatWasLeft();
        return isBad ? ExitCode.BAD_INPUT : ExitCode.OK;
    }

    private void through(PuzzleSource source) {
        for (Entry entry = source.next(); entry != null; entry = source.next()) {
            boolean isWanted = wanted.has(position);
            position++;
            take(source, entry, isWanted);
        }
    }

    private void take(PuzzleSource source, Entry entry, boolean isWanted) {
        switch (entry) {
            case BrokenEntry broken -> {
                if (isWanted) {
                    leaveOut(source, entry, () -> source.where(broken.problem()));
                }
            }
            case VariantEntry variant -> write(source, variant, isWanted);
            case PuzzleEntry puzzle -> write(source, puzzle, isWanted);
        }
    }

    private void write(PuzzleSource source, VariantEntry variant, boolean isWanted) {
        if (!isWanted) {
            return;
        }
        Optional<VariantWriter> variants = format.variantWriter();
        Speech speech = terminal.speech();
        Optional<String> text = variants.flatMap(found -> found.write(WordedRules.told(variant, found, speech)));
        if (text.isEmpty()) {
            leaveOut(
                    source,
                    variant,
                    () -> speech.say(Complaint.NO_RULES_IN, variant.line(), source.name(), format.id()));
            return;
        }
        if (written == 1 && !carriesSeveral()) {
            throw new BadInput(Complaint.ONE_PUZZLE_IN, format.id());
        }
        out.write(text.get());
        Set<Beside.Part> lost = EnumSet.noneOf(Beside.Part.class);
        lost.addAll(variant.beside().parts());
        lost.removeAll(variants.get().carries());
        lost.forEach(part -> left.merge(name(part), 1L, Long::sum));
        if (!variant.unread().isEmpty()) {
            terminal.complain(
                    Report.WRITTEN_WITHOUT, variant.line(), source.name(), String.join(", ", variant.unread()));
        }
        written++;
    }

    private boolean carriesSeveral() {
        return writer.map(usual -> usual.carries().contains(Feature.SEVERAL)).orElse(true);
    }

    private void leaveOut(PuzzleSource source, Entry entry, Supplier<String> sentence) {
        isBad = true;
        badLines.add(sentence, entry.line(), source.name());
    }

    private void write(PuzzleSource source, PuzzleEntry puzzle, boolean isWanted) {
        Set<Feature> lost = EnumSet.copyOf(Feature.of(puzzle));
        writer.ifPresent(usual -> lost.removeAll(usual.carries()));
        if (writer.isEmpty() || lost.contains(Feature.CANDIDATES)) {
            if (isWanted) {
                Complaint why = writer.isEmpty() ? Complaint.NO_GIVENS_IN : Complaint.NO_CANDIDATES_IN;
                Speech speech = terminal.speech();
                leaveOut(source, puzzle, () -> speech.say(why, puzzle.line(), source.name(), format.id()));
            }
            return;
        }
        if (written == 1 && !carriesSeveral()) {
            throw new BadInput(Complaint.ONE_PUZZLE_IN, format.id());
        }
        if (isWanted) {
            FormatWriter usual = writer.get();
            out.write((written == 0 ? usual.opening() : "") + usual.text().apply(puzzle));
            lost.forEach(feature -> left.merge(name(feature), 1L, Long::sum));
        }
        written++;
    }

    private void tellWhatWasLeft() {
        if (!left.isEmpty()) {
            Speech speech = terminal.speech();
            String features = left.entrySet().stream()
                    .map(entry -> speech.say(Report.LEFT_OUT, speech.say(entry.getKey()), entry.getValue()))
                    .collect(Collectors.joining(", "));
            terminal.complain(Report.HAS_NO_PLACE, format.id(), features);
        }
    }

    private static Report name(Beside.Part part) {
        return switch (part) {
            case PLACED -> Report.FEATURE_PLACED;
            case CENTER -> Report.FEATURE_CENTER;
            case CORNER -> Report.FEATURE_CORNER;
            case WORDS -> Report.FEATURE_WORDS;
            case SOLUTION -> Report.FEATURE_SOLUTION;
        };
    }

    /// What users call a feature.
    static Report name(Feature feature) {
        return switch (feature) {
            case GIVENS -> Report.FEATURE_GIVENS;
            case CANDIDATES -> Report.FEATURE_CANDIDATES;
            case PLACED -> Report.FEATURE_PLACED;
            case CENTER -> Report.FEATURE_CENTER;
            case CORNER -> Report.FEATURE_CORNER;
            case COLORS -> Report.FEATURE_COLORS;
            case CANDIDATE_COLORS -> Report.FEATURE_CANDIDATE_COLORS;
            case METADATA -> Report.FEATURE_METADATA;
            case SEVERAL -> Report.FEATURE_SEVERAL;
        };
    }
}
