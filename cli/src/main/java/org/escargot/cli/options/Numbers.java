package org.escargot.cli.options;

import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/// How options read numbers: as digits of ASCII, so that a command line means the same to every program that reads it.
///
/// Java's own readers also take the digits of other scripts, and for fractions `0x1p3`, `1f` and `NaN`.
public final class Numbers {
    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?[0-9]+([.][0-9]+)?");

    private Numbers() {}

    /// Makes `line` and its subcommands read numbers so.
    public static void register(CommandLine line) {
        line.registerConverter(int.class, text -> Integer.parseInt(whole(text)));
        line.registerConverter(Integer.class, text -> Integer.parseInt(whole(text)));
        line.registerConverter(long.class, text -> Long.parseLong(whole(text)));
        line.registerConverter(Long.class, text -> Long.parseLong(whole(text)));
        line.registerConverter(double.class, text -> Double.parseDouble(decimal(text)));
    }

    /// Whether `text` is a whole number of any size.
    public static boolean isWhole(String text) {
        return WHOLE.matcher(text).matches();
    }

    private static String whole(String text) {
        return checked(text, WHOLE);
    }

    private static String decimal(String text) {
        return checked(text, DECIMAL);
    }

    private static String checked(String text, Pattern form) {
        if (!form.matcher(text).matches()) {
            throw new TypeConversionException(text);
        }
        return text;
    }
}
