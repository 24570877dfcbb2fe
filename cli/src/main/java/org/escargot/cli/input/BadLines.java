package org.escargot.cli.input;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;

/// What is said of lines that cannot be read: a sentence for each of the first ones, and at the end how many more
/// there are, and where.
public final class BadLines {
    /// So many fit on a screen.
    private static final int MOST = 20;

    private final Speech speech;
    private final boolean tellsAll;
    private final Consumer<String> say;
    private long count;
    private String first = "";
    private String last = "";

    /// @param tellsAll whether to have a sentence for every line, however many there are
    /// @param say passes a sentence on
    public BadLines(Speech speech, boolean tellsAll, Consumer<String> say) {
        this.speech = speech;
        this.tellsAll = tellsAll;
        this.say = say;
    }

    /// Notes line `line` of the source `name`, of which `sentence` says what is wrong.
    public void add(Supplier<String> sentence, long line, String name) {
        count++;
        if (tellsAll || count <= MOST) {
            say.accept(sentence.get());
            return;
        }
        last = speech.say(Report.LINE_OF, line, name);
        if (first.isEmpty()) {
            first = last;
        }
    }

    /// Says how many were left out, if any.
    public void end() {
        if (count > MOST && !tellsAll) {
            say.accept(speech.say(Complaint.MORE_BAD_LINES, count - MOST, first, last));
        }
    }
}
