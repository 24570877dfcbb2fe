package org.escargot.cli.print;

import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.print.Booklet;

/// The words on paper, in the reader's language.
final class PrintedWords {
    private PrintedWords() {}

    static Booklet.Words of(Speech speech) {
        return new Booklet.Words(
                speech.language().code(),
                speech.say(Report.SOLUTIONS_HEADING),
                speech.say(Report.SPOKEN_PUZZLE, "%d"),
                speech.say(Report.SPOKEN_SOLUTION, "%d"),
                speech.say(Report.SPOKEN_ROW, "%d", "%s"),
                speech.say(Report.SPOKEN_EMPTY),
                book(speech));
    }

    private static Booklet.BookWords book(Speech speech) {
        return new Booklet.BookWords(
                speech.say(Report.NAME_TO_WRITE),
                speech.say(Report.DATE_TO_WRITE),
                speech.say(Report.PLAY_HEADING),
                speech.say(Report.PLAY_RULE),
                speech.say(Report.CONTENTS_HEADING),
                speech.say(Report.LABELED, "%s", "%s"),
                speech.say(Report.CONTENTS_PUZZLE, "%d", "%d"),
                speech.say(Report.CONTENTS_PUZZLES, "%d", "%d", "%d"),
                speech.say(Report.CONTENTS_SOLUTIONS, "%d"));
    }
}
