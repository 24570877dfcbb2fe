package org.escargot.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.escargot.cli.terminal.Terminal;
import org.escargot.famous.FamousPuzzle;

/// Short runs of what people do most. The launcher has the JVM watch them once and keep, in its AOT cache, the
/// classes they load and how their methods run, so that it compiles them sooner. A class that is loaded here slows down
/// all later runs that do not need it. So solving and rating have a cache each. The last run of each ends the
/// process, so that the first and the last classes of a run are kept, too.
final class Training {
    private static final String PUZZLE =
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300";

    private static final int LINES = 5000;

    /// Four of Explainer's 9.0, `generate --rating 9.0..9.9 --count 4 --seed 20261126`, and sixteen of 7.1 to 8.3,
    /// `generate --rating 7.0..8.9 --count 16 --seed 20261126`.
    private static final String HARD = """
            ....8....72...635...57..9.......2..6...8...7.9.....54.5....8.....6...83..1.64....
            ..3...7..6..4....5...71..9.....8.....5...2..4..95...8..642.9.1..2..6.3..1........
            8..3..9.4.9...1......24..8.......7...37.62.4..52.9....3...1...5.....5.6....9..17.
            .5...9.8..6....9....1..34.....7...6.3...1.....15...7...3...6.4...79..5......8...2
            ..3...9........26...72954.135.1....2...93.......7..6..215.................9..8.76
            ....1....7.5..8....8.6.9......5..793.7.4............413.6.8.5.....2.4..7.......2.
            .1..438.5..5..8...4...6.3...3.4.7..........1...29....7......9...7.....8.5...84.6.
            .1.6..5........3....51.7.4..26..4.7.........3.....26..4..5.....9...8......7.3.965
            ..79...6....6.4..3....18...6.4.3...8.....9......8...1..18....5....3.5.81.257....4
            ...7..2...78.4.9..2....3...48....7....34..8.....1....4..7...31.85......2....8..6.
            ..8...1.72....7.....49...8.6.2.....99..5....3.....3....5.1..........6.....1..453.
            ...7.4....5...2....6.8...371...9.6..7.2.8.914............1.....4...76.........58.
            3.........5.....4...4...5.9.....6..1.6.17..9..38..56....354..8.8.......22...8.96.
            6.9.2.....3....7....45......1.....845....3..1...6..39.98.2.5.......7.85.2...1....
            ........3..7..48..1......4..6...7....984....7...8.9.3..3...2.9..1..9...6.....842.
            71..2.8....47.8..38.9..3.6......57........9..5...4...1.9..3......76...........219
            3....2.868...157...1......4..1.....87.....9....6..15....9.2.4..27.........8..6..7
            ......2....7.....4.9..2.1.85..7.......4..6..79.2.4..5...3.8..........4.578...1.2.
            6....7.2...9.8..5..7..5......2....7......3..253.26...44.......8..893.....9.57....
            ..5...8.4...1...5..928.4.7..18..7........39...2.....3..84..1...7.......6...47...1
            """;

    private Training() {}

    /// With `ratings` as its argument for the cache of those commands, else for that of all others.
    static void main(String... args) {
        Terminal process = Terminal.ofProcess();
        if (args.length == 0) {
            solve(process);
        } else {
            rate(process);
        }
    }

    private static void rate(Terminal process) {
        String hardest = FamousPuzzle.AI_ESCARGOT.givens().toString();
        Main.run(reading(process, HARD), "rate", "--threads", "1");
        Main.run(process, "rate", "--scale", "explainer", hardest);
        Main.run(watched(process), "explain", hardest);
        Main.run(watched(process), "hint", hardest);
        Main.main("hint", hardest);
    }

    private static void solve(Terminal process) {
        Main.run(watched(process), "solve", PUZZLE);
        Main.run(reading(process, (PUZZLE + "\n").repeat(LINES)), "solve", "--threads", "2");
        Main.run(process, "solve", "--count", "--limit", "2", PUZZLE);
        Main.main("solve", PUZZLE);
    }

    /// As if a person sat at `process`.
    private static Terminal watched(Terminal process) {
        return new Terminal(process.in(), process.out(), process.err(), true, true, true, process.columns());
    }

    private static Terminal reading(Terminal process, String text) {
        InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return new Terminal(in, process.out(), process.err(), false, false, false, process.columns());
    }
}
