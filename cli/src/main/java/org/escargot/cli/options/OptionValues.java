package org.escargot.cli.options;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/// How options read their values, so that a command line means the same to every program that reads it.
///
/// Numbers are digits of ASCII: Java's own readers also take the digits of other scripts, and for fractions `0x1p3`,
/// `1f` and `NaN`. A flag has no value but `true` and `false`: picocli also takes `--flag=` and `--flag=null` for one
/// that is set.
public final class OptionValues {
    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?[0-9]+([.][0-9]+)?");
    private static final Pattern FLAG = Pattern.compile("true|false");

    private OptionValues() {}

    /// Makes `line` and its subcommands read values so.
    public static void register(CommandLine line) {
        line.registerConverter(int.class, text -> Integer.parseInt(checked(text, WHOLE)));
        line.registerConverter(Integer.class, text -> Integer.parseInt(checked(text, WHOLE)));
        line.registerConverter(long.class, text -> Long.parseLong(checked(text, WHOLE)));
        line.registerConverter(Long.class, text -> Long.parseLong(checked(text, WHOLE)));
        line.registerConverter(double.class, text -> Double.parseDouble(checked(text, DECIMAL)));
        line.registerConverter(boolean.class, text -> Boolean.parseBoolean(checked(text, FLAG)));
        line.registerConverter(Path.class, OptionValues::path);
    }

    /// Whether `text` is a whole number of any size.
    public static boolean isWhole(String text) {
        return WHOLE.matcher(text).matches();
    }

    private static String checked(String text, Pattern form) {
        if (!form.matcher(text).matches()) {
            throw new TypeConversionException(text);
        }
        return text;
    }

    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new BadInput(Complaint.EMPTY_NAME);
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException _) {
            throw new BadInput(Complaint.NO_SUCH_FILE, text);
        }
    }
}
