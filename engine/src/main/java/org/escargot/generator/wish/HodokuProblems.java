package org.escargot.generator.wish;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLevel;

/// What is wrong with a wish on HoDoKu's scale.
///
/// @param wish the wish
record HodokuProblems(HodokuWish wish) {
    /// Six times the highest score of 4,840 puzzles.
    private static final int MOST_POINTS = 20_000;

    /// The first problem of the wish, or of what it says of the techniques that are `needed` besides.
    Optional<Flaw> first(List<Technique> needed) {
        return Stream.of(ofScore().stream(), ofOwn(), ofOthers(needed))
                .flatMap(problems -> problems)
                .findFirst();
    }

    private Optional<Flaw> ofScore() {
        HodokuLevel hardest = wish.hardest();
        if (wish.fewestPoints() > hardest.mostPoints()) {
            return Optional.of(Flaw.of(RecipeFlaw.POINTS_OF_LEVEL)
                    .with("level", new Detail.Word(hardest.title()))
                    .with("most", hardest.mostPoints())
                    .with("points", wish.fewestPoints()));
        }
        return wish.fewestPoints() > MOST_POINTS
                ? Optional.of(Flaw.of(RecipeFlaw.UNKNOWN_POINTS)
                        .with("most", MOST_POINTS)
                        .with("points", wish.fewestPoints()))
                : Optional.empty();
    }

    private Stream<Flaw> ofOwn() {
        return wish.techniques().all().stream().flatMap(technique -> ofTechnique(technique).stream());
    }

    /// A technique without a rung is none of this scale's business, unless it is forbidden.
    private Stream<Flaw> ofOthers(List<Technique> needed) {
        return needed.stream()
                .flatMap(technique -> wish.scale().level(technique).isPresent()
                        ? ofTechnique(technique).stream()
                        : ofForbidden(technique).stream());
    }

    private Optional<Flaw> ofTechnique(Technique technique) {
        return ofForbidden(technique).or(() -> ofRung(technique));
    }

    private Optional<Flaw> ofForbidden(Technique technique) {
        return wish.techniques().none().contains(technique)
                ? Optional.of(of(RecipeFlaw.FORBIDDEN, technique))
                : Optional.empty();
    }

    private Optional<Flaw> ofRung(Technique technique) {
        Optional<HodokuLevel> level = wish.scale().level(technique);
        if (level.isEmpty()) {
            return Optional.of(of(RecipeFlaw.NO_RUNG, technique));
        }
        if (level.get().compareTo(wish.hardest()) > 0) {
            return Optional.of(of(RecipeFlaw.HARDER, technique)
                    .with("level", new Detail.Word(level.get().title()))
                    .with("asked", new Detail.Word(wish.hardest().title())));
        }
        int points = wish.scale().points(technique);
        return points > wish.mostPoints()
                ? Optional.of(
                        of(RecipeFlaw.DEARER, technique).with("points", points).with("most", wish.mostPoints()))
                : Optional.empty();
    }

    private static Flaw of(RecipeFlaw kind, Technique technique) {
        return Flaw.of(kind).with("technique", new Detail.Word(technique.id()));
    }
}
