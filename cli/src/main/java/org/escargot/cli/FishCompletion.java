package org.escargot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// A script by which the shell fish completes commands, options and their values.
final class FishCompletion {
    private final StringBuilder script = new StringBuilder("# Completion of escargot in fish.\n");

    private FishCompletion() {}

    /// The script for `line` with all its commands.
    static String of(CommandLine line) {
        FishCompletion completion = new FishCompletion();
        completion.addCommands("__fish_use_subcommand", line);
        line.getSubcommands().forEach(completion::add);
        return completion.script.toString();
    }

    private void add(String name, CommandLine line) {
        String inside = "__fish_seen_subcommand_from " + name;
        Map<String, CommandLine> below = line.getSubcommands();
        if (below.isEmpty()) {
            addOptions(inside, line.getCommandSpec());
        } else {
            String names = String.join(" ", below.keySet());
            addCommands(inside + "; and not __fish_seen_subcommand_from " + names, line);
            below.forEach((each, command) ->
                    addOptions(inside + "; and __fish_seen_subcommand_from " + each, command.getCommandSpec()));
        }
    }

    private void addCommands(String where, CommandLine line) {
        line.getSubcommands()
                .forEach((name, command) -> add(
                        where,
                        "-f -a " + quoted(name),
                        String.join(" ", command.getCommandSpec().usageMessage().header())));
    }

    private void addOptions(String where, CommandSpec command) {
        for (OptionSpec option : command.options()) {
            List<String> words = new ArrayList<>();
            for (String name : option.names()) {
                words.add(name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1));
            }
            if (option.arity().max() > 0) {
                words.add("-r");
            }
            if (option.completionCandidates() != null) {
                words.add("-f -a " + quoted(String.join(" ", option.completionCandidates())));
            }
            add(where, String.join(" ", words), String.join(" ", option.description()));
        }
        command.positionalParameters().stream()
                .filter(argument -> argument.completionCandidates() != null)
                .forEach(argument -> add(
                        where,
                        "-f -a " + quoted(String.join(" ", argument.completionCandidates())),
                        String.join(" ", argument.description())));
    }

    private void add(String where, String words, String description) {
        String told = description.replace("%%", "%");
        script.append("complete -c escargot -n ").append(quoted(where)).append(' ');
        script.append(words).append(" -d ").append(quoted(told)).append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
