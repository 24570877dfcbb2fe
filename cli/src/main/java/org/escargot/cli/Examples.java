package org.escargot.cli;

import java.util.List;
import java.util.Map;

/// Calls that people can copy, for the help of each command.
final class Examples {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final Map<String, List<String>> OF_COMMANDS = Map.ofEntries(
            entry("analyze", "--famous ai-escargot", "--neighbors puzzle.txt"),
            entry("bench", "puzzles.txt --threads 1 --seconds 2"),
            entry("candidates", "2x2:1a2m", "--limit 10 puzzle.txt"),
            entry("canonical", "puzzles.txt", "--format json " + PUZZLE),
            entry("cases", "cases.txt"),
            entry("check", "puzzles.txt", "--timeout 10s .AntiKnight.~R1C1_1~R2C3_1"),
            entry("compare", "--famous ai-escargot", "--method trials,bands --seeds 5 --famous harder"),
            entry("completion", "> ~/.local/share/bash-completion/completions/escargot"),
            entry("convert", "puzzles.txt --to opensudoku > puzzles.opensudoku", "game.sdk --to line"),
            entry("dedupe", "puzzles.txt > kept.txt"),
            entry("explain", PUZZLE, "--scale explainer --lang fr --famous harder", "--style shortest puzzle.txt"),
            entry("famous", ""),
            entry("formats", ""),
            entry(
                    "generate",
                    "--level hard --technique skyscraper",
                    "--daily today",
                    "--daily today --rules killer",
                    "--count 24 --level 11 | escargot print - --out pairs.pdf"),
            entry("hint", PUZZLE, "--depth 2 game.sdk", "--all --timeout 10s --famous harder"),
            entry("lessons", "", "hidden-pair"),
            entry("levels", "", "11"),
            entry("library add", "puzzles.txt"),
            entry(
                    "library edit",
                    "--name 'AI Escargot, Arto Inkala' --puzzle 1....7.9..3..2...8..96..5....53..9...1..8..."
                            + "26....4...3......1..4......7..7...3.."),
            entry("library rate", "--scale both"),
            entry(
                    "library search",
                    "--level easy --clues 20..30",
                    "--technique x-wing --random --limit 1 | escargot print -"),
            entry("library remove", "--source old.txt > removed.txt"),
            entry("library stats", ""),
            entry("library tag", "monday --level easy"),
            entry("play", "", "--famous ai-escargot", PUZZLE),
            entry("print", "puzzles.txt --per-page 2 --level --out two.pdf", "--path --out steps.pdf " + PUZZLE),
            entry("rate", "puzzles.txt", "--scale explainer --format '%g %r' puzzles.txt"),
            entry("scan", "photo.jpg", "photo.jpg | escargot solve -"),
            entry("shuffle", "--seed 7 puzzles.txt"),
            entry("solve", PUZZLE, "puzzles.txt > solutions.txt", "--method trials --trace tree puzzle.txt"),
            entry("techniques", "", "x-wing", "--format json"),
            entry("verify", "puzzles.txt solutions.txt"));

    private Examples() {}

    private static Map.Entry<String, List<String>> entry(String command, String... arguments) {
        return Map.entry(command, List.of(arguments));
    }

    /// Calls of `command`, such as `library add`, each a whole line; none where there is nothing to show.
    static List<String> of(String command) {
        return OF_COMMANDS.getOrDefault(command, List.of()).stream()
                .map(arguments -> ("escargot " + command + " " + arguments).strip())
                .toList();
    }
}
