package org.escargot.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.escargot.explain.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/// Where the command line begins: finds the command and runs it.
@Command(
        name = "escargot",
        header = "Solves, explains, rates, verifies and generates Sudoku puzzles.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Exit codes: 0 done; 1 the answer is no (verify); 2 some of the input or of the command line could not "
                    + "be understood; 3 given up (generate); 130 interrupted; 141 nobody reads the output.",
            "",
            "Start with:  escargot solve "
                    + "100007090030020008009600500005300900010080002600004000300000010040000007007000300"
        })
public final class Main {
    private static final Map<String, Function<Terminal, Object>> COMMANDS = new TreeMap<>(Map.ofEntries(
            entry("analyze", AnalyzeCommand::new),
            entry("bench", BenchCommand::new),
            entry("canonical", CanonicalCommand::new),
            entry("cases", CasesCommand::new),
            entry("compare", CompareCommand::new),
            entry("completion", CompletionCommand::new),
            entry("dedupe", DedupeCommand::new),
            entry("explain", ExplainCommand::new),
            entry("generate", GenerateCommand::new),
            entry("hint", HintCommand::new),
            entry("play", PlayCommand::new),
            entry("rate", RateCommand::new),
            entry("shuffle", ShuffleCommand::new),
            entry("solve", SolveCommand::new),
            entry("verify", VerifyCommand::new)));

    private Main() {}

    /// What [WantedLanguage] has understood before; here it is only checked.
    @Option(
            names = "--lang",
            paramLabel = "L",
            scope = ScopeType.INHERIT,
            description = "en, fr or el (default: the language of the system, if it is one of these).")
    void setLanguage(String code) {
        if (Language.of(code.toLowerCase(Locale.ROOT)).isEmpty()) {
            throw new BadInput(Complaint.ONE_OF, "--lang", "en, fr, el", code);
        }
    }

    private static Map.Entry<String, Function<Terminal, Object>> entry(
            String name, Function<Terminal, Object> command) {
        return Map.entry(name, command);
    }

    /// Runs the command that `args` name and ends the process with its exit code.
    public static void main(String... args) {
        int code = run(Terminal.ofProcess(), args);
        ErrorFilter.finish();
        System.exit(code);
    }

    /// Runs the command that `args` name; returns its exit code. Without any, shows the help.
    static int run(Terminal terminal, String... args) {
        String[] called = args.length == 0 ? new String[] {"--help"} : args;
        Terminal spoken = WantedLanguage.asked(called).map(terminal::in).orElse(terminal);
        return commandLine(spoken, called).execute(called);
    }

    /// Only the command that is called is set up, because setting all of them up takes longer than a puzzle.
    private static CommandLine commandLine(Terminal terminal, String... args) {
        CommandLine line = new CommandLine(new Main());
        Function<Terminal, Object> called = args.length == 0 ? null : COMMANDS.get(args[0]);
        if (called != null) {
            line.addSubcommand(args[0], called.apply(terminal));
        } else {
            COMMANDS.forEach((name, command) -> line.addSubcommand(name, command.apply(terminal)));
            line.addSubcommand(new CommandLine.HelpCommand());
        }
        return HelpTexts.translated(
                configured(line, terminal), terminal.speech().language(), args);
    }

    /// All commands, for the completion script.
    static CommandLine withAllCommands(Terminal terminal) {
        return commandLine(terminal);
    }

    private static CommandLine configured(CommandLine line, Terminal terminal) {
        line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(terminal.outIsTerminal() ? Ansi.ON : Ansi.OFF));
        line.setUsageHelpWidth(Math.clamp(terminal.columns(), 60, 120));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((problem, _) -> complain(terminal, problem));
        line.setExecutionExceptionHandler((problem, _, _) -> {
            if (problem instanceof BadInput bad) {
                terminal.complain(bad.sentence(terminal.speech()));
                return ExitCode.BAD_INPUT;
            }
            if (problem instanceof BadOutput bad) {
                terminal.complain(bad.sentence(terminal.speech()));
                return ExitCode.BAD_INPUT;
            }
            if (problem instanceof LineOutput.OutputClosed) {
                return ExitCode.OUTPUT_CLOSED;
            }
            throw problem;
        });
        return line;
    }

    private static int complain(Terminal terminal, ParameterException problem) {
        terminal.complain(Misuse.of(problem, COMMANDS.keySet()).in(terminal.speech()));
        return ExitCode.BAD_INPUT;
    }
}
