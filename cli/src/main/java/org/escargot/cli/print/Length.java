package org.escargot.cli.print;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.print.Paper;

/// Lengths as people type them: a number and `mm`, `cm` or `in`.
final class Length {
    private static final double MILLIMETERS_PER_INCH = 25.4;
    private static final String NUMBER = "(\\d{1,4}(?:\\.\\d{1,4})?)";
    private static final Pattern LENGTH = Pattern.compile(NUMBER + "(mm|cm|in)");
    private static final Pattern SIZE = Pattern.compile(NUMBER + "x" + NUMBER + "(mm|cm|in)");

    private Length() {}

    /// The length in millimeters; empty where `typed` is none.
    static Optional<Double> of(String typed) {
        Matcher length = LENGTH.matcher(typed.toLowerCase(Locale.ROOT));
        return length.matches() ? Optional.of(millimeters(length.group(1), length.group(2))) : Optional.empty();
    }

    /// Pages of a size such as `6x9in`; empty where `typed` is none.
    static Optional<Paper> size(String typed) {
        Matcher size = SIZE.matcher(typed.toLowerCase(Locale.ROOT));
        return size.matches()
                ? Optional.of(new Paper(
                        millimeters(size.group(1), size.group(3)), millimeters(size.group(2), size.group(3)), 0))
                : Optional.empty();
    }

    private static double millimeters(String number, String unit) {
        double millimeters = switch (unit) {
            case "mm" -> 1;
            case "cm" -> 10;
            default -> MILLIMETERS_PER_INCH;
        };
        return Double.parseDouble(number) * millimeters;
    }
}
