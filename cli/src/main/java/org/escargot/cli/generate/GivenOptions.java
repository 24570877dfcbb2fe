package org.escargot.cli.generate;

import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The options that a command line names, each by its longest name, but for those that go with every order.
record GivenOptions(Set<String> names) {
    private static final Set<String> GO_WITH_ALL =
            Set.of("--count", "--threads", "--input-format", "--lang", "--color");

    /// The options of the command line that `command` has parsed.
    static GivenOptions of(CommandSpec command) {
        return new GivenOptions(command.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !GO_WITH_ALL.contains(name))
                .collect(Collectors.toUnmodifiableSet()));
    }

    /// Whether none is given but some of `taken`.
    boolean areWithin(Set<String> taken) {
        return taken.containsAll(names);
    }

    boolean has(String name) {
        return names.contains(name);
    }
}
