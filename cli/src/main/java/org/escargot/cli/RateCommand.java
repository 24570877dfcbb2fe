package org.escargot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.rating.hodoku.HodokuScheme;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "rate",
        header = "Says how hard puzzles are.",
        description = "One line for each puzzle, in input order, fields separated by tabs: the puzzle, its level, its "
                + "score, and the techniques it takes, as Name*count;… A path that stops for want of a technique has "
                + "the level Incomplete and the score so far; NoSolution and SeveralSolutions say why there is no "
                + "path at all; ! stands for a line that cannot be read.",
        mixinStandardHelpOptions = true)
final class RateCommand implements Callable<Integer> {
    private static final int CHUNK = 32;

    /// The scales there are.
    enum Scale {
        HODOKU;

        private HodokuScheme scheme() {
            return switch (this) {
                case HODOKU -> new HodokuScheme();
            };
        }
    }

    private final Terminal terminal;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|-|PUZZLE",
            description = "Puzzles: files, - for standard input, or the puzzles themselves.")
    private List<String> arguments = new ArrayList<>();

    @Option(names = "--scale", paramLabel = "S", description = "hodoku (the only one so far).")
    private Scale scale = Scale.HODOKU;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private InputOptions input;

    RateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<String> sources = input.sources(terminal, "rate", arguments);
        return ChunkRun.of(terminal, new LineOutput(terminal.out()), BandSolver::new, work(scale.scheme()), CHUNK)
                .all(sources, input, threads.threads());
    }

    private static OrderedWork.Work<List<Entry>, SolvedChunk, Solver> work(HodokuScheme scheme) {
        return (chunk, solver) -> rate(chunk, scheme, solver);
    }

    private static SolvedChunk rate(List<Entry> chunk, HodokuScheme scheme, Solver solver) {
        StringBuilder text = new StringBuilder();
        List<ParseProblem> problems = new ArrayList<>();
        for (Entry entry : chunk) {
            switch (entry) {
                case PuzzleEntry puzzle -> {
                    RatedPuzzle rated = RatedPuzzle.of(puzzle.puzzle(), scheme, solver);
                    text.append(puzzle.puzzle())
                            .append('\t')
                            .append(rated.level())
                            .append('\t');
                    text.append(rated.score())
                            .append('\t')
                            .append(rated.techniques())
                            .append('\n');
                }
                case BrokenEntry broken -> {
                    problems.add(broken.problem());
                    text.append(AnswerWriter.BROKEN).append('\n');
                }
            }
        }
        return new SolvedChunk(text.toString(), problems, Tally.of(chunk, problems));
    }
}
