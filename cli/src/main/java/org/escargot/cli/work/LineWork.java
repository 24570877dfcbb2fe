package org.escargot.cli.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.OutputFormat;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;

/// Turns each puzzle of a chunk into a line; may run in any thread.
///
/// @param maker makes the line of a puzzle
/// @param variants makes the line of a puzzle with rules of its own
/// @param format in which the place of what cannot be read is kept
/// @param <W> what a thread keeps between chunks
public record LineWork<W>(LineMaker<W> maker, VariantMaker variants, OutputFormat format)
        implements OrderedWork.Work<List<Entry>, SolvedChunk, W> {

    /// Makes the line of a puzzle, with its end.
    @FunctionalInterface
    public interface LineMaker<W> {
        String line(PuzzleEntry puzzle, W workspace);
    }

    /// Makes the line of a puzzle with rules of its own, with its end; nothing where that is refused.
    @FunctionalInterface
    public interface VariantMaker {
        Optional<String> line(VariantEntry variant);
    }

    /// Refuses puzzles with rules of their own.
    public LineWork(LineMaker<W> maker, OutputFormat format) {
        this(maker, _ -> Optional.empty(), format);
    }

    @Override
    public SolvedChunk apply(List<Entry> chunk, W workspace) {
        StringBuilder text = new StringBuilder(chunk.size() * 83);
        List<ParseProblem> problems = new ArrayList<>();
        for (Entry entry : chunk) {
            switch (entry) {
                case PuzzleEntry puzzle -> text.append(maker.line(puzzle, workspace));
                case VariantEntry variant ->
                    variants.line(variant).ifPresentOrElse(text::append, () -> refuse(variant.usual(), problems, text));
                case BrokenEntry broken -> refuse(broken, problems, text);
            }
        }
        return new SolvedChunk(text.toString(), problems, Tally.of(chunk, problems));
    }

    private void refuse(BrokenEntry broken, List<ParseProblem> problems, StringBuilder text) {
        problems.add(broken.problem());
        text.append(AnswerLines.broken(format, broken.problem()));
    }
}
