package org.escargot.cli.catalog;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.cli.speech.CatalogWord;
import org.escargot.cli.speech.Phrase;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.cli.speech.Speech;
import org.escargot.explain.Explainer;
import org.escargot.generator.Level;
import org.escargot.generator.clues.ClueRange;
import org.escargot.rating.hodoku.HodokuLevel;

/// A level that puzzles are made of: one of the table, or one of HoDoKu's scale.
///
/// @param id 0 to 20, or the level's name on the scale
/// @param band what it is called
/// @param clues how many clues its puzzles have
/// @param solvedBy what they ask for
record LevelEntry(String id, Phrase band, ClueRange clues, Said solvedBy) implements CatalogEntry {
    static List<LevelEntry> all() {
        return Stream.concat(
                        IntStream.rangeClosed(0, 20).mapToObj(LevelEntry::ofTable),
                        Arrays.stream(HodokuLevel.values()).map(LevelEntry::ofScale))
                .toList();
    }

    private static LevelEntry ofTable(int number) {
        ClueRange clues = Level.of(number).clues();
        return new LevelEntry(Integer.toString(number), band(number), clues, solvedBy(number));
    }

    private static LevelEntry ofScale(HodokuLevel level) {
        Said asked = level == HodokuLevel.EXTREME
                ? new Said(CatalogWord.HODOKU_BEYOND)
                : new Said(CatalogWord.HODOKU_UP_TO, level.mostPoints());
        return new LevelEntry(level.title().toLowerCase(Locale.ROOT), Report.of(level), ClueRange.ANY, asked);
    }

    /// The bands that the page's list of levels has.
    private static Phrase band(int number) {
        return switch (number) {
            case 0, 1, 2, 3, 4 -> CatalogWord.LEVEL_FIRST_STEPS;
            case 5, 6, 7, 8, 9 -> Report.EASY;
            case 10, 11, 12, 13 -> Report.MEDIUM;
            case 14, 15, 16, 17 -> Report.HARD;
            case 18 -> Report.UNFAIR;
            case 19 -> Report.EXTREME;
            default -> CatalogWord.LEVEL_SEVENTEEN;
        };
    }

    private static Said solvedBy(int number) {
        return switch (number) {
            case 0, 1, 2, 3, 4 -> new Said(CatalogWord.NAKED_SINGLES_ALONE);
            case 5, 6, 7, 8, 9 -> new Said(CatalogWord.SOME_HIDDEN_SINGLE);
            case 10 -> new Said(CatalogWord.SOME_INTERSECTION);
            case 11 -> new Said(CatalogWord.SOME_PAIR);
            case 12 -> new Said(CatalogWord.SOME_TRIPLE);
            case 13 -> new Said(CatalogWord.SOME_SUBSETS);
            case 14 -> new Said(CatalogWord.POINTS_WITHIN, 0, 1000);
            case 15, 16, 17 ->
                new Said(CatalogWord.POINTS_WITHIN, 1001 + 200 * (number - 15), 1200 + 200 * (number - 15));
            case 18 -> new Said(CatalogWord.MINIMAL_UNFAIR);
            case 19 -> new Said(CatalogWord.MINIMAL_EXTREME);
            default -> new Said(CatalogWord.ANY_TECHNIQUE);
        };
    }

    @Override
    public String name(Speech speech, Explainer explainer) {
        return speech.say(band);
    }

    @Override
    public List<String> fields(Speech speech) {
        return List.of(range(speech), solvedBy.in(speech));
    }

    @Override
    public List<Detail> details(Speech speech) {
        return List.of(
                new Detail(CatalogWord.LABEL_CLUES, range(speech)),
                new Detail(CatalogWord.LABEL_SOLVED_BY, solvedBy.in(speech)),
                new Detail(CatalogWord.LABEL_MAKE, "escargot generate --level " + id),
                new Detail(CatalogWord.LABEL_PAGE, Catalog.DOCS + "ratings.md"));
    }

    @Override
    public void write(JsonGenerator object, Speech speech) throws IOException {
        if (!clues.equals(ClueRange.ANY)) {
            object.writeNumberField("fewestClues", fewest());
            object.writeNumberField("mostClues", clues.most());
        }
        object.writeStringField("solvedBy", solvedBy.in(speech));
    }

    private String range(Speech speech) {
        if (clues.equals(ClueRange.ANY)) {
            return speech.say(CatalogWord.ANY_NUMBER_OF_CLUES);
        }
        return fewest() == clues.most() ? Integer.toString(fewest()) : fewest() + ".." + clues.most();
    }

    private int fewest() {
        return Math.max(ClueRange.FEWEST_EVER, clues.fewest());
    }
}
