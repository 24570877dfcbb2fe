package org.escargot.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.grid.Puzzle;

/// Ratings in a line of the user's own: letters behind `%` stand for what is known.
///
/// @param template the line, without its end
/// @param lines what lines may be like, with the puzzle as a group
record RateTemplate(String template, Pattern lines) implements RateWriter {
    private static final String EXPLAINER = "rpdh";
    private static final String HODOKU = "ls";

    /// @throws BadInput when a letter means nothing on this scale
    static RateTemplate of(String template, RateScale scale) {
        if (template.indexOf('%') < 0) {
            throw new BadInput(Complaint.RATE_FORMAT, template);
        }
        String known = "g%" + (scale.hasExplainer() ? EXPLAINER : "") + (scale.hasHodoku() ? HODOKU : "");
        for (int i = template.indexOf('%'); i >= 0; i = template.indexOf('%', i + 2)) {
            String letter = template.substring(i + 1, Math.min(i + 2, template.length()));
            if (letter.isEmpty() || !known.contains(letter)) {
                throw new BadInput(Complaint.RATE_LETTER, letter, scale);
            }
        }
        return new RateTemplate(template, lines(template));
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
                        case 'g' -> "([1-9.]+)";
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
    public AnswerWriter answers() {
        return new AnswerWriter(OutputFormat.LINE, false);
    }

    @Override
    public boolean isOf(String line, Puzzle puzzle) {
        Matcher found = lines.matcher(line);
        return found.matches() && found.group(1).equals(puzzle.toString());
    }

    @Override
    public String header() {
        return "";
    }

    @Override
    public String line(FullRating rating) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < template.length(); i++) {
            char next = template.charAt(i);
            if (next == '%') {
                line.append(value(template.charAt(++i), rating));
            } else {
                line.append(next);
            }
        }
        return line.append('\n').toString();
    }

    private static String value(char letter, FullRating rating) {
        RatedPuzzle hodoku = rating.hodoku();
        return switch (letter) {
            case 'g' -> rating.puzzle().toString();
            case 'r' -> rating.er();
            case 'p' -> rating.ep();
            case 'd' -> rating.ed();
            case 'h' -> rating.hardest();
            case 'l' -> hodoku == null ? "" : hodoku.level();
            case 's' -> hodoku == null ? "" : Integer.toString(hodoku.score());
            default -> "%";
        };
    }
}
