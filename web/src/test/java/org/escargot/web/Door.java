package org.escargot.web;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.escargot.course.Chapter;
import org.escargot.course.Lesson;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Highlights;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.registry.Formats;
import org.escargot.format.registry.RareFormats;
import org.escargot.format.registry.VariantFormats;
import org.escargot.game.BoardStatus;
import org.escargot.game.Clock;
import org.escargot.game.command.Command;
import org.escargot.game.command.Direction;
import org.escargot.game.command.Layer;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.grid.Symmetry;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Practice;
import org.escargot.method.Event;
import org.escargot.method.Method;
import org.escargot.method.TrialTree;

/// The text of `engine/door.ts`: all that passes between page and engine by name, as closed unions, so that the
/// compiler refuses what the engine does not know.
final class Door {
    /// The lines of the page are no longer.
    private static final int WIDTH = 110;

    private Door() {}

    static String text() {
        return Stream.of(
                        """
                        /** All that passes between the page and the engine by name. `DoorTest` writes it from the engine's own types:
                         * `./mvnw -pl web -am test -Dtest=DoorTest -Dsurefire.failIfNoSpecifiedTests=false -Descargot.bless=true`. */
                        """,
                        constants("MODES", "Mode", names(Mode.values())),
                        constants("LAYERS", "Layer", names(Layer.values())),
                        constants("OPTIONS", "Option", names(Option.values())),
                        constants("DIRECTIONS", "Direction", names(Direction.values())),
                        constants("STANDINGS", "Standing", names(BoardStatus.values())),
                        constants("CLOCK_STATES", "ClockState", names(Clock.State.values())),
                        constants(
                                "FILE_FORMS",
                                "FileForm",
                                Formats.writable().stream()
                                        .filter(format -> !format.isLink() && !VariantFormats.ALL.contains(format))
                                        .map(Format::id)
                                        .toList()),
                        constants(
                                "LINK_FORMS",
                                "LinkForm",
                                Formats.writable().stream()
                                        .filter(format -> format.isLink() && !RareFormats.ALL.contains(format))
                                        .map(Format::id)
                                        .toList()),
                        constants(
                                "RARE_FORMS",
                                "RareForm",
                                RareFormats.ALL.stream()
                                        .filter(format -> format.writer().isPresent())
                                        .map(Format::id)
                                        .toList()),
                        constants("FEATURES", "Feature", names(Feature.values())),
                        constants("STATISTICS_EVENTS", "StatisticsEvent", names(Engine.StatisticsEvent.values())),
                        constants("NAMINGS", "Naming", names(Coordinates.values())),
                        constants("ROLES", "Role", names(Highlights.Role.values())),
                        constants("FAMILIES", "Family", namesBut(Family.RULES, Family.values())),
                        constants(
                                "CHAPTERS",
                                "ChapterName",
                                Arrays.stream(Chapter.values()).map(Chapter::id).toList()),
                        constants(
                                "LESSONS",
                                "LessonName",
                                Arrays.stream(Lesson.values()).map(Lesson::id).toList()),
                        constants(
                                "NEVER",
                                "Never",
                                Arrays.stream(Practice.values())
                                        .filter(practice -> !practice.isPossible() && practice != Practice.RULES)
                                        .map(Names::of)
                                        .toList()),
                        constants(
                                "METHODS",
                                "MethodName",
                                Arrays.stream(Method.values()).map(Method::id).toList()),
                        constants(
                                "SYMMETRIES",
                                "Symmetry",
                                Arrays.stream(Symmetry.values())
                                        .map(Symmetry::id)
                                        .toList()),
                        constants("EVENT_KINDS", "EventKind", names(Event.Kind.values())),
                        constants("TRIAL_OUTCOMES", "TrialOutcome", names(TrialTree.Outcome.values())),
                        commands())
                .collect(joining("\n"));
    }

    /// Without `left`, which belongs to techniques that the page's list leaves out.
    private static List<String> namesBut(Enum<?> left, Enum<?>[] constants) {
        return Arrays.stream(constants)
                .filter(each -> each != left)
                .map(Names::of)
                .toList();
    }

    private static List<String> names(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Names::of).toList();
    }

    private static String constants(String list, String type, List<String> names) {
        String start = "export const " + list + " = [";
        String line = start + names.stream().map(Door::quoted).collect(joining(", ")) + "] as const;\n";
        String lines =
                start + names.stream().map(name -> "\n  " + quoted(name) + ",").collect(joining()) + "\n] as const;\n";
        return (line.length() <= WIDTH ? line : lines) + "export type " + type + " = (typeof " + list + ")[number];\n";
    }

    private static String commands() {
        return "/** A command of the game: its name, and what it takes. */\nexport type Command =\n"
                + Arrays.stream(PageCommand.values())
                        .map(command -> "  | readonly [" + quoted(Names.of(command)) + takes(record(command)) + "]")
                        .collect(joining("\n"))
                + ";\n";
    }

    private static String takes(Class<?> command) {
        return Arrays.stream(command.getRecordComponents())
                .map(component -> ", " + component.getName() + ": " + type(component))
                .collect(joining());
    }

    private static String type(RecordComponent component) {
        Class<?> type = component.getType();
        if (type == int.class) {
            return "number";
        }
        return type == String.class ? "string" : type.getSimpleName();
    }

    /// The command of the game that has the name of `command`.
    static Class<?> record(PageCommand command) {
        return records(Command.class)
                .filter(record -> spaced(record).equals(Names.of(command)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No record of a command is called as " + command + " is."));
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(Door::records);
    }

    /// `type-as` for `TypeAs`.
    private static String spaced(Class<?> record) {
        return record.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }
}
