package org.escargot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Help.Layout;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The help of a command: commands in groups, examples, labels in the language that is read, and lines that break at
/// blanks alone, so that addresses and names of files stay whole.
final class HelpPage extends CommandLine.Help {
    private static final String DOCS = "https://github.com/escargot-sudoku/escargot/tree/main/docs";
    private static final int NAME_COLUMN = 14;

    private final CommandSpec command;
    private final Speech speech;
    private final Properties labels;

    /// The page of `command`, whose words for labels such as `FILE` are `labels`.
    HelpPage(CommandSpec command, ColorScheme colors, Speech speech, Properties labels) {
        super(command, colors);
        this.command = command;
        this.speech = speech;
        this.labels = labels;
    }

    @Override
    public IParamLabelRenderer parameterLabelRenderer() {
        IParamLabelRenderer plain = super.parameterLabelRenderer();
        return new IParamLabelRenderer() {
            @Override
            public Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<IStyle> styles) {
                Text text = plain.renderParameterLabel(argument, ansi, styles);
                String label = labels.getProperty("label." + argument.paramLabel());
                return label == null ? text : ansi.text(text.plainString().replace(argument.paramLabel(), label));
            }

            @Override
            public String separator() {
                return plain.separator();
            }
        };
    }

    @Override
    public String description(Object... details) {
        return wrapped(command.usageMessage().description());
    }

    @Override
    public String footer(Object... details) {
        StringBuilder text = new StringBuilder(wrapped(command.usageMessage().footer()));
        List<String> examples = Examples.of(command.qualifiedName().replaceFirst("^escargot ?", ""));
        if (!examples.isEmpty()) {
            text.append('\n').append(speech.say(Report.EXAMPLES)).append('\n');
            examples.forEach(example -> text.append("  ").append(example).append('\n'));
        }
        if (namesDocs()) {
            text.append('\n').append(speech.say(Report.DOCS_ARE_AT, DOCS)).append('\n');
        }
        return text.toString();
    }

    private boolean namesDocs() {
        List<String> texts = new ArrayList<>(List.of(command.usageMessage().description()));
        command.options().forEach(option -> texts.addAll(List.of(option.description())));
        return texts.stream().anyMatch(text -> text.contains("docs/"));
    }

    @Override
    public String commandList(Map<String, CommandLine.Help> commands) {
        if (!command.name().equals("escargot")) {
            return super.commandList(commands);
        }
        StringBuilder text = new StringBuilder();
        for (CommandGroup group : CommandGroup.values()) {
            text.append("  ").append(speech.say(group.heading())).append('\n');
            for (String name : group.commands()) {
                CommandLine.Help help = commands.get(name);
                text.append(help == null ? "" : row(name, help));
            }
        }
        return text.toString();
    }

    private String row(String name, CommandLine.Help help) {
        Text called = colorScheme().commandText(name);
        String gap = " ".repeat(Math.max(1, NAME_COLUMN - name.length()));
        String header = help.header().strip().replaceAll("\\s+", " ");
        List<Text> lines = Wrapping.lines(colorScheme().text(header), width() - NAME_COLUMN - 4, 0);
        StringBuilder text = new StringBuilder("    ").append(called).append(gap);
        for (int i = 0; i < lines.size(); i++) {
            text.append(i == 0 ? "" : " ".repeat(NAME_COLUMN + 4))
                    .append(lines.get(i))
                    .append('\n');
        }
        return text.toString();
    }

    @Override
    public Layout createDefaultLayout(
            List<OptionSpec> options, List<PositionalParamSpec> arguments, ColorScheme colors) {
        Column[] columns = super.createDefaultLayout(options, arguments, colors)
                .textTable()
                .columns();
        TextTable table = new Wrapping(colors, columns);
        table.setAdjustLineBreaksForWideCJKCharacters(false);
        return new Layout(colors, table, createDefaultOptionRenderer(), createDefaultParameterRenderer());
    }

    private int width() {
        return command.usageMessage().width();
    }

    private String wrapped(String... paragraphs) {
        StringBuilder text = new StringBuilder();
        for (String paragraph : paragraphs) {
            for (String line : String.format(paragraph).split("\n", -1)) {
                Wrapping.lines(colorScheme().text(line), width(), 0)
                        .forEach(part -> text.append(part).append('\n'));
            }
        }
        return text.toString();
    }
}
