package org.escargot.cli.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Pathfinder;
import org.escargot.rating.scale.Rating;

/// Says the figures of scales to people.
///
/// @param speech in their language
public record FigureText(Speech speech) {
    /// What `rating`, which is one of `pathfinder`, amounts to: in the phrase of the pathfinder, if it has one.
    public String summary(Pathfinder pathfinder, Rating rating) {
        Optional<Report> phrase = phrase(pathfinder.id());
        if (phrase.isEmpty()) {
            return speech.say(Report.LABELED, pathfinder.title(), plain(pathfinder, rating));
        }
        List<Object> details = new ArrayList<>();
        rating.figures().forEach(figure -> details.add(detail(figure)));
        details.add(pathfinder.title());
        return speech.say(phrase.get(), details.toArray());
    }

    /// The figure by itself.
    public String of(Figure figure) {
        return String.valueOf(detail(figure));
    }

    private String plain(Pathfinder pathfinder, Rating rating) {
        StringJoiner all = new StringJoiner(", ");
        for (int i = 0; i < rating.figures().size(); i++) {
            all.add(pathfinder.measures().get(i).name() + " "
                    + of(rating.figures().get(i)));
        }
        return all.toString();
    }

    private Object detail(Figure figure) {
        return switch (figure) {
            case Figure.Word word -> phrase(word.text()).map(speech::say).orElse(word.text());
            case Figure.Whole whole -> whole.number();
            case Figure.Tenths tenths -> speech.decimal(tenths.tenths() / 10.0, 1);
        };
    }

    private static Optional<Report> phrase(String key) {
        return Arrays.stream(Report.values())
                .filter(phrase -> phrase.key().equals(key.toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
