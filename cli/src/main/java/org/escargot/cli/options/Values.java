package org.escargot.cli.options;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.course.Lesson;
import org.escargot.grid.Symmetry;
import org.escargot.logic.step.Technique;
import org.escargot.method.Method;
import org.escargot.rating.hodoku.HodokuLevel;

/// What can be typed as the value of an option, for completion in a shell.
public final class Values {
    private Values() {}

    private static Stream<String> hodokuLevels() {
        return Arrays.stream(HodokuLevel.values()).map(level -> level.title().toLowerCase(Locale.ROOT));
    }

    /// The ids of all techniques.
    public static final class Techniques implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Technique.values()).map(Technique::id).iterator();
        }
    }

    /// The levels that puzzles are made of.
    public static final class Levels implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(IntStream.rangeClosed(0, 20).mapToObj(Integer::toString), hodokuLevels())
                    .iterator();
        }
    }

    /// The levels of HoDoKu's scale.
    public static final class HodokuLevels implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return hodokuLevels().iterator();
        }
    }

    /// The ids of the lessons.
    public static final class Lessons implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Lesson.values()).map(Lesson::id).iterator();
        }
    }

    /// The ids of the symmetries.
    public static final class Symmetries implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Symmetry.values()).map(Symmetry::id).iterator();
        }
    }

    /// The ids of the methods that can be watched.
    public static final class Methods implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Method.values()).map(Method::id).iterator();
        }
    }
}
