package org.escargot.cli.check;

import java.util.concurrent.Callable;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.solver.general.Candidates;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "candidates",
        header = "Prints which digits each cell has in some solution.",
        description =
                "For each puzzle of any rules a table with the digits that each cell holds in at least one solution; with "
                        + "--limit, behind a colon, in how many; ! when the line cannot be read.",
        mixinStandardHelpOptions = true)
public final class CandidatesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description =
                    "Count the solutions of each digit up to this; + stands behind what reached it (default: 1, which "
                            + "counts nothing).")
    private int limit = 1;

    @Mixin
    private QuestionOptions options;

    public CandidatesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--limit", 1, limit);
        }
        return QuestionRun.exitCode(options.run(terminal, "candidates", time -> (question, solver) -> {
            Candidates found = solver.candidates(question.variant(), limit, time.begin());
            CandidateTable table = new CandidateTable(question, found);
            String answer = options.isJson() ? table.json() : table.text(terminal.speech());
            return new QuestionRun.Answer(answer, table.tally());
        }));
    }
}
