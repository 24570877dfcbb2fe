package org.escargot.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Nearest;
import org.escargot.cli.speech.Reason;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Language;

/// What a person wants of every run, from a file with lines such as `lang = fr`. Options of a command line count before
/// it, and it counts before the variables of the environment.
///
/// @param language of what is said to people
/// @param coordinates how cells are named to people
/// @param color whether there are bold and colors
public record Settings(Optional<Language> language, Optional<Coordinates> coordinates, Optional<ColorWish> color) {
    /// No wishes.
    static final Settings NONE = new Settings(Optional.empty(), Optional.empty(), Optional.empty());

    private static final List<String> NAMES = List.of("lang", "coords", "color");

    /// The settings of the user whose variables are `environment`: of the file that `ESCARGOT_CONFIG` names, or of
    /// `escargot/config` in the folder for such files, which may be missing.
    ///
    /// @throws BadInput when a line is none, or the file cannot be read
    public static Settings of(Map<String, String> environment) {
        String named = environment.getOrDefault("ESCARGOT_CONFIG", "");
        String folder = environment.getOrDefault("XDG_CONFIG_HOME", "");
        String home = environment.getOrDefault("HOME", System.getProperty("user.home", ""));
        Path usual = folder.isEmpty() ? Path.of(home, ".config") : Path.of(folder);
        Path file = named.isEmpty() ? usual.resolve("escargot").resolve("config") : Path.of(named);
        try {
            return named.isEmpty() && !Files.exists(file) ? NONE : read(file.toString(), Files.readAllLines(file));
        } catch (NoSuchFileException _) {
            throw new BadInput(Complaint.NO_SUCH_FILE, file);
        } catch (IOException e) {
            throw new BadInput(Complaint.UNREADABLE, file, Reason.of(e));
        }
    }

    private static Settings read(String file, List<String> lines) {
        Settings settings = NONE;
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    settings = settings.with(line, seen);
                } catch (BadInput wrong) {
                    throw new BadInput(Complaint.SETTING_AT, file, i + 1, wrong.said());
                }
            }
        }
        return settings;
    }

    private Settings with(String line, Set<String> seen) {
        String[] sides = line.split("=", 2);
        if (sides.length < 2) {
            throw new BadInput(Complaint.SETTING_FORM, line);
        }
        String name = sides[0].strip();
        String value = sides[1].strip().toLowerCase(Locale.ROOT);
        if (!seen.add(name)) {
            throw new BadInput(Complaint.ONLY_ONCE, name);
        }
        return switch (name) {
            case "lang" ->
                new Settings(Optional.of(known(Language.of(value), name, "en, fr, el", value)), coordinates, color);
            case "coords" -> new Settings(language, Optional.of(coordinates(name, value)), color);
            case "color" ->
                new Settings(
                        language,
                        coordinates,
                        Optional.of(known(ColorWish.of(value), name, "auto, always, never", value)));
            default -> throw unknown(name);
        };
    }

    private static Coordinates coordinates(String name, String value) {
        Optional<Coordinates> named = Optional.empty();
        for (Coordinates each : Coordinates.values()) {
            named = each.name().equalsIgnoreCase(value) ? Optional.of(each) : named;
        }
        return known(named, name, "rc, a1, lc", value);
    }

    private static <T> T known(Optional<T> value, String name, String all, String typed) {
        return value.orElseThrow(() -> BadInput.oneOf(name, all, typed));
    }

    private static BadInput unknown(String name) {
        return Nearest.to(name, NAMES)
                .map(near -> new BadInput(Complaint.NO_SUCH_SETTING_BUT, name, near))
                .orElseGet(() -> new BadInput(Complaint.NO_SUCH_SETTING, name, String.join(", ", NAMES)));
    }
}
