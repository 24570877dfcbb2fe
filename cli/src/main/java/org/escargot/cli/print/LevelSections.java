package org.escargot.cli.print;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.print.Printed;
import org.escargot.print.Section;

/// Puzzles by level, the easiest first. Within a level they stand as they came.
///
/// @param speech the reader's language
record LevelSections(Speech speech) {
    private static final Map<Report, Report> INSTRUCTIONS = instructions();

    private static Map<Report, Report> instructions() {
        Map<Report, Report> instructions = new LinkedHashMap<>();
        instructions.put(Report.EASY, Report.PLAY_EASY);
        instructions.put(Report.MEDIUM, Report.PLAY_MEDIUM);
        instructions.put(Report.HARD, Report.PLAY_HARD);
        instructions.put(Report.UNFAIR, Report.PLAY_UNFAIR);
        instructions.put(Report.EXTREME, Report.PLAY_EXTREME);
        return instructions;
    }

    /// The sections of `puzzles`, whose captions are their levels. Those without one stand last.
    List<Section> of(List<Printed> puzzles) {
        Map<String, Section> sections = new LinkedHashMap<>();
        INSTRUCTIONS.forEach((level, instruction) -> {
            String name = speech.say(level);
            add(sections, name, speech.say(instruction), having(puzzles, name));
        });
        List<Printed> others = puzzles.stream()
                .filter(puzzle -> !sections.containsKey(puzzle.caption()))
                .toList();
        add(sections, speech.say(Report.OTHER_PUZZLES), "", others);
        return List.copyOf(sections.values());
    }

    private static List<Printed> having(List<Printed> puzzles, String level) {
        return puzzles.stream().filter(puzzle -> puzzle.caption().equals(level)).toList();
    }

    private static void add(Map<String, Section> sections, String name, String instruction, List<Printed> puzzles) {
        if (!puzzles.isEmpty()) {
            sections.put(name, new Section(name, instruction, puzzles));
        }
    }
}
