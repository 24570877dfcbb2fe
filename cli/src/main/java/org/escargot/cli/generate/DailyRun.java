package org.escargot.cli.generate;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.generator.daily.DailyPuzzle;

/// Prints the puzzles of some days.
///
/// @param first the first day
/// @param level 0..20
/// @param count how many days
record DailyRun(LocalDate first, int level, long count) {
    /// The level of a puzzle of the day for which none was named.
    static final int USUAL_LEVEL = 7;

    /// The day that `text` names: a date of ISO 8601, or `today`.
    ///
    /// @throws BadInput when it names none
    static LocalDate day(String text) {
        if (text.equals("today")) {
            return LocalDate.now(ZoneId.systemDefault());
        }
        try {
            LocalDate day = LocalDate.parse(text);
            if (isInReach(day)) {
                return day;
            }
        } catch (DateTimeParseException _) {
            // Said below.
        }
        throw new BadInput(Complaint.DAY, text);
    }

    /// The seed of a day is its date, of four, two and two digits.
    private static boolean isInReach(LocalDate day) {
        return day.getYear() >= 1000 && day.getYear() <= 9999;
    }

    /// How many days there are from `day` on, up to the last day of the year 9999.
    static long left(LocalDate day) {
        return ChronoUnit.DAYS.between(day, LocalDate.of(10_000, 1, 1));
    }

    /// Prints them, up to the last day of the year 9999.
    int run(Terminal terminal, GeneratedWriter writer) {
        LineOutput out = new LineOutput(terminal.out());
        out.finishLinesOnInterrupt();
        LocalDate day = first;
        for (long i = Math.min(count, left(first)); i > 0; i--) {
            int date = Integer.parseInt(day.format(DateTimeFormatter.BASIC_ISO_DATE));
            out.write(writer.write(DailyPuzzle.of(date, level), "daily=" + day, "level=" + level));
            day = day.plusDays(1);
        }
        return ExitCode.OK;
    }

    /// For a person who asks for one puzzle a grid, else lines.
    OutputFormat usualFormat(Terminal terminal) {
        return terminal.outIsTerminal() && count == 1 ? OutputFormat.GRID : OutputFormat.LINE;
    }
}
