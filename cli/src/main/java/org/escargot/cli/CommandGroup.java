package org.escargot.cli;

import java.util.List;
import org.escargot.cli.speech.Report;

/// What commands are for, in the order in which the list of all commands tells of them.
enum CommandGroup {
    PLAY(Report.GROUP_PLAY, "play hint explain techniques lessons famous"),
    SOLVE(Report.GROUP_SOLVE, "solve check verify candidates analyze compare"),
    MAKE(Report.GROUP_MAKE, "generate levels rate print"),
    COLLECT(Report.GROUP_COLLECT, "library convert formats scan canonical dedupe shuffle"),
    PROGRAM(Report.GROUP_PROGRAM, "completion bench cases help");

    private final Report heading;
    private final String commands;

    CommandGroup(Report heading, String commands) {
        this.heading = heading;
        this.commands = commands;
    }

    /// What the group is called.
    Report heading() {
        return heading;
    }

    /// The names of its commands, those that are asked for most often first.
    List<String> commands() {
        return List.of(commands.split(" ", -1));
    }
}
