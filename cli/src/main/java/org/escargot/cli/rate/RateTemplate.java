package org.escargot.cli.rate;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.cli.options.ScaleChoice;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Puzzle;
import org.escargot.rating.FullRating;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.Scale;

/// Ratings in a line of the user's own: letters behind `%` stand for what is known.
///
/// @param template the line, without its end
/// @param lines what lines may be like, with the puzzle as a group
/// @param scale the scales whose letters it knows
record RateTemplate(String template, Pattern lines, ScaleChoice scale) implements RateWriter {
    /// @throws BadInput when a letter means nothing on these scales
    static RateTemplate of(String template, ScaleChoice scale) {
        if (template.indexOf('%') < 0) {
            throw new BadInput(Complaint.RATE_FORMAT, template);
        }
        String known = "g%" + letters(scale);
        for (int i = template.indexOf('%'); i >= 0; i = template.indexOf('%', i + 2)) {
            String letter = template.substring(i + 1, Math.min(i + 2, template.length()));
            if (letter.isEmpty() || !known.contains(letter)) {
                throw new BadInput(Complaint.RATE_LETTER, letter, scale);
            }
        }
        return new RateTemplate(template, lines(template), scale);
    }

    private static String letters(ScaleChoice scale) {
        return scale.scales().stream()
                .flatMap(each -> Stream.concat(each.measures().stream(), Stream.of(each.remark())))
                .map(Measure::letter)
                .collect(Collectors.joining());
    }

    private static Pattern lines(String template) {
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; i < template.length(); i++) {
            char next = template.charAt(i);
            if (next != '%') {
                pattern.append(Pattern.quote(String.valueOf(next)));
                continue;
            }
            pattern.append(
                    switch (template.charAt(++i)) {
                        case 'g' -> "([^\t]+?)";
                        case '%' -> "%";
                        default -> ".*";
                    });
        }
        return Pattern.compile(pattern.toString());
    }

    /// Whether a line tells which puzzle it is of.
    boolean namesPuzzles() {
        return template.replace("%%", "").contains("%g") && template.indexOf('\n') < 0;
    }

    @Override
    public OutputFormat format() {
        return OutputFormat.LINE;
    }

    @Override
    public boolean isOf(String line, Puzzle puzzle) {
        return isOf(line, puzzle.toString());
    }

    @Override
    public boolean isOf(String line, VariantEntry variant) {
        return isOf(line, VariantText.puzzle(variant));
    }

    private boolean isOf(String line, String puzzle) {
        Matcher found = lines.matcher(line);
        return found.matches() && found.group(1).equals(puzzle);
    }

    @Override
    public String header() {
        return "";
    }

    @Override
    public String line(FullRating rating, String metadata) {
        return filled(rating.puzzle().toString(), letter -> ofScales(letter, rating));
    }

    @Override
    public String line(VariantRating rating) {
        return filled(
                VariantText.puzzle(rating.position().entry()),
                letter ->
                        letter.equals("m") ? rating.figure() : rating.hardest().orElse(RateTable.NONE));
    }

    /// The line of `puzzle`, with what `values` has for each other letter.
    private String filled(String puzzle, UnaryOperator<String> values) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < template.length(); i++) {
            char next = template.charAt(i);
            if (next != '%') {
                line.append(next);
                continue;
            }
            line.append(
                    switch (template.charAt(++i)) {
                        case 'g' -> puzzle;
                        case '%' -> "%";
                        default -> values.apply(template.substring(i, i + 1));
                    });
        }
        return line.append('\n').toString();
    }

    private String ofScales(String letter, FullRating rating) {
        for (int i = 0; i < scale.scales().size(); i++) {
            Scale each = scale.scales().get(i);
            Rating told = rating.ratings().get(i);
            if (each.remark().letter().equals(letter)) {
                return told.remark().orElse(RateTable.NONE);
            }
            for (int j = 0; j < each.measures().size(); j++) {
                if (each.measures().get(j).letter().equals(letter)) {
                    return told.figures().get(j).text();
                }
            }
        }
        throw new IllegalArgumentException("No scale has the letter (" + letter + ").");
    }
}
