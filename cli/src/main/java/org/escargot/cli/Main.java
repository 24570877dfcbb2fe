package org.escargot.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.escargot.cli.analyze.AnalyzeCommand;
import org.escargot.cli.bench.BenchCommand;
import org.escargot.cli.cases.CasesCommand;
import org.escargot.cli.catalog.LessonsCommand;
import org.escargot.cli.catalog.LevelsCommand;
import org.escargot.cli.catalog.TechniquesCommand;
import org.escargot.cli.check.CandidatesCommand;
import org.escargot.cli.check.CheckCommand;
import org.escargot.cli.convert.ConvertCommand;
import org.escargot.cli.convert.FamousCommand;
import org.escargot.cli.convert.FormatsCommand;
import org.escargot.cli.explain.ExplainCommand;
import org.escargot.cli.explain.HintCommand;
import org.escargot.cli.forms.CanonicalCommand;
import org.escargot.cli.forms.DedupeCommand;
import org.escargot.cli.forms.ShuffleCommand;
import org.escargot.cli.generate.GenerateCommand;
import org.escargot.cli.library.LibraryCommand;
import org.escargot.cli.options.OptionValues;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.play.PlayCommand;
import org.escargot.cli.print.PrintCommand;
import org.escargot.cli.rate.RateCommand;
import org.escargot.cli.scan.ScanCommand;
import org.escargot.cli.solve.SolveCommand;
import org.escargot.cli.solve.VerifyCommand;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.BadOutput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.WantedLanguage;
import org.escargot.cli.terminal.ColorWish;
import org.escargot.cli.terminal.ErrorFilter;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Settings;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import org.escargot.cli.trace.CompareCommand;
import org.escargot.explain.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
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
            "Exit codes: 0 done; 1 the answer is no (check, verify); 2 some of the input or of the command line could not "
                    + "be understood; 3 given up; 4 the output could not be written; 5 memory ran out; "
                    + "127 the launcher could not start it; 130 interrupted; 141 the output is no longer read.",
            "",
            "Environment: ESCARGOT_CONFIG, the file of settings (docs/install.md), else escargot/config in XDG_CONFIG_HOME "
                    + "or ~/.config; ESCARGOT_LIBRARY, the file of the library; ESCARGOT_POOL, that of puzzles to take "
                    + "at once; XDG_DATA_HOME and XDG_CACHE_HOME, the folders of both and of what makes starts fast; "
                    + "ESCARGOT_JAVA_HOME or JAVA_HOME, the Java to run on, where none is inside; JAVA_OPTS, options for "
                    + "it, such as -Xmx256m; NO_COLOR, no bold and no colors; LC_ALL, LC_MESSAGES or LANG, the language.",
            "",
            "Start with:  escargot play",
            "or:          escargot generate | escargot explain -"
        })
public final class Main {
    private static final Map<String, Function<Terminal, Object>> COMMANDS = new TreeMap<>(Map.ofEntries(
            entry("analyze", AnalyzeCommand::new),
            entry("bench", BenchCommand::new),
            entry("candidates", CandidatesCommand::new),
            entry("canonical", CanonicalCommand::new),
            entry("cases", CasesCommand::new),
            entry("check", CheckCommand::new),
            entry("compare", CompareCommand::new),
            entry("completion", CompletionCommand::new),
            entry("convert", ConvertCommand::new),
            entry("dedupe", DedupeCommand::new),
            entry("explain", ExplainCommand::new),
            entry("famous", FamousCommand::new),
            entry("formats", FormatsCommand::new),
            entry("generate", GenerateCommand::new),
            entry("hint", HintCommand::new),
            entry("lessons", LessonsCommand::new),
            entry("levels", LevelsCommand::new),
            entry("library", LibraryCommand::of),
            entry("play", PlayCommand::new),
            entry("print", PrintCommand::new),
            entry("rate", RateCommand::new),
            entry("scan", ScanCommand::new),
            entry("shuffle", ShuffleCommand::new),
            entry("solve", SolveCommand::new),
            entry("techniques", TechniquesCommand::new),
            entry("verify", VerifyCommand::new)));

    private static final Set<String> VERSION = Set.of("--version", "-V");
    private static final Set<String> LIST = Set.of("--help", "-h");

    private Main() {}

    /// What [WantedLanguage] has understood before; here it is only checked.
    @Option(
            names = "--lang",
            paramLabel = "L",
            completionCandidates = LanguageCodes.class,
            scope = ScopeType.INHERIT,
            description = "en, fr or el (default: the language of the system, if it is one of these).")
    void setLanguage(String code) {
        if (Language.of(code.toLowerCase(Locale.ROOT)).isEmpty()) {
            throw BadInput.oneOf("--lang", "en, fr, el", code);
        }
    }

    /// What [ColorWish] has understood before; here it is only checked.
    @Option(
            names = "--color",
            paramLabel = "C",
            scope = ScopeType.INHERIT,
            description = "auto (default: on a terminal, unless NO_COLOR is set), always or never.")
    void setColor(ColorWish wish) {
        Objects.requireNonNull(wish, "wish");
    }

    private static Map.Entry<String, Function<Terminal, Object>> entry(
            String name, Function<Terminal, Object> command) {
        return Map.entry(name, command);
    }

    /// Runs the command that `args` name and ends the process with its exit code.
    public static void main(String... args) {
        CrashHandler crashHandler = CrashHandler.ofProcess();
        Thread.setDefaultUncaughtExceptionHandler(crashHandler);
        int code = run(Terminal.ofProcess(), System.getenv(), args);
        if (code == ExitCode.OUT_OF_MEMORY) {
            crashHandler.end();
        }
        ErrorFilter.finish();
        System.exit(code);
    }

    /// Runs the command that `args` name with the settings of the user whose variables are `environment`; returns its
    /// exit code.
    static int run(Terminal terminal, Map<String, String> environment, String... args) {
        Terminal own;
        try {
            own = terminal.with(Settings.of(environment));
        } catch (BadInput bad) {
            return codeOf(WantedLanguage.asked(args).map(terminal::in).orElse(terminal), bad);
        }
        return run(own, args);
    }

    /// Runs the command that `args` name; returns its exit code. Without any, shows the help.
    static int run(Terminal terminal, String... args) {
        String[] called = args.length == 0 ? new String[] {"--help"} : args;
        Terminal colored = ColorWish.asked(called).map(terminal::with).orElse(terminal);
        Terminal spoken = WantedLanguage.asked(called).map(colored::in).orElse(colored);
        StringWriter help = new StringWriter();
        try {
            CommandLine line = commandLine(spoken, called).setOut(new PrintWriter(help));
            int code = line.execute(called);
            if (help.getBuffer().length() > 0) {
                new LineOutput(terminal.out()).write(help.toString());
            }
            return code;
        } catch (LostOutput | LineOutput.OutputClosed e) {
            return codeOf(spoken, e);
        } catch (OutOfMemoryError _) {
            spoken.complain(Complaint.NO_MEMORY);
            return ExitCode.OUT_OF_MEMORY;
        }
    }

    /// What a command could not help, said in a sentence; its exit code.
    private static <E extends Exception> int codeOf(Terminal terminal, E problem) throws E {
        switch (problem) {
            case BadInput bad -> terminal.complain(bad.sentence(terminal.speech()));
            case BadOutput bad -> terminal.complain(bad.sentence(terminal.speech()));
            case LostOutput lost -> {
                terminal.complain(lost.sentence(terminal.speech()));
                return ExitCode.OUTPUT_LOST;
            }
            case LineOutput.OutputClosed _ -> {
                return ExitCode.OUTPUT_CLOSED;
            }
            default -> throw problem;
        }
        return ExitCode.BAD_INPUT;
    }

    /// Only the command that is called is set up, because setting all of them up takes longer than a puzzle.
    private static CommandLine commandLine(Terminal terminal, String... args) {
        CommandLine line = new CommandLine(new Main());
        Function<Terminal, Object> called = args.length == 0 ? null : COMMANDS.get(args[0]);
        if (called != null) {
            line.addSubcommand(args[0], called.apply(terminal));
        } else if (asksOnly(LIST, args)) {
            COMMANDS.forEach((name, command) -> line.addSubcommand(listed(name, command.apply(terminal))));
            line.addSubcommand(new CommandLine.HelpCommand());
        } else if (!asksOnly(VERSION, args)) {
            COMMANDS.forEach((name, command) -> line.addSubcommand(name, command.apply(terminal)));
            line.addSubcommand(new CommandLine.HelpCommand());
        }
        return HelpTexts.translated(configured(line, terminal), terminal.speech(), args);
    }

    private static boolean asksOnly(Set<String> question, String... args) {
        return args.length == 1 && question.contains(args[0]);
    }

    /// Of `command` what the list of all commands shows.
    private static CommandSpec listed(String name, Object command) {
        Object user = command instanceof CommandLine line ? line.getCommand() : command;
        Command told = user.getClass().getAnnotation(Command.class);
        return CommandSpec.create().name(name).usageMessage(new UsageMessageSpec().header(told.header()));
    }

    /// All commands, for the completion script.
    static CommandLine withAllCommands(Terminal terminal) {
        return commandLine(terminal);
    }

    private static CommandLine configured(CommandLine line, Terminal terminal) {
        line.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(terminal.isStyled() ? Ansi.ON : Ansi.OFF));
        line.setUsageHelpWidth(Math.clamp(terminal.columns(), 60, 120));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        OptionValues.register(line);
        // A file @x among `*` would be read as options.
        line.setExpandAtFiles(false);
        line.getSubcommands().values().forEach(each -> each.getCommandSpec().versionProvider(new Version()));
        line.setParameterExceptionHandler((problem, _) -> complain(terminal, problem));
        line.setExecutionExceptionHandler((problem, _, _) -> codeOf(terminal, problem));
        return line;
    }

    private static int complain(Terminal terminal, ParameterException problem) {
        terminal.complain(Misuse.of(problem, COMMANDS.keySet()).in(terminal.speech()));
        return ExitCode.BAD_INPUT;
    }
}
