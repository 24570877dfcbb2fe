package org.escargot.cli.options;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Nearest;
import org.escargot.course.Lesson;

/// A lesson of the course, as users type it: by its id.
public final class LessonArgument {
    private static final List<String> IDS =
            Arrays.stream(Lesson.values()).map(Lesson::id).toList();

    private LessonArgument() {}

    /// The lesson that `typed` names.
    ///
    /// @throws BadInput when it names none
    public static Lesson of(String typed) {
        return Lesson.of(typed.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> Nearest.to(typed, IDS)
                        .map(near -> new BadInput(Complaint.NO_SUCH_LESSON_BUT, typed, near))
                        .orElseGet(() -> new BadInput(Complaint.NO_SUCH_LESSON, typed)));
    }
}
