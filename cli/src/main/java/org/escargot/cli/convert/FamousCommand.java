package org.escargot.cli.convert;

import java.util.concurrent.Callable;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.FamousWords;
import org.escargot.explain.PropertiesMessages;
import org.escargot.famous.FamousPuzzle;
import org.escargot.rating.scale.Figure;
import picocli.CommandLine.Command;

@Command(
        name = "famous",
        header = "Lists famous puzzles by their names.",
        description =
                "One line for each, which every command reads again: the puzzle, a tab, the name that --famous takes, its "
                        + "rating on Sudoku Explainer's scale, what it is called, and who made it.",
        mixinStandardHelpOptions = true)
public final class FamousCommand implements Callable<Integer> {
    private final Terminal terminal;

    public FamousCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        FamousWords words =
                new FamousWords(PropertiesMessages.of(terminal.speech().language()));
        StringBuilder lines = new StringBuilder();
        for (FamousPuzzle puzzle : FamousPuzzle.values()) {
            lines.append(puzzle.givens()).append('\t');
            lines.append(puzzle.id()).append("\tER ");
            lines.append(Figure.Tenths.decimal(puzzle.er())).append('\t');
            lines.append(words.name(puzzle)).append('\t');
            lines.append(words.origin(puzzle)).append('\n');
        }
        new LineOutput(terminal.out()).write(lines);
        return ExitCode.OK;
    }
}
