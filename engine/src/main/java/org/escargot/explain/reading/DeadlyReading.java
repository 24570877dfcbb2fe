package org.escargot.explain.reading;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;

/// Reads patterns that could be filled in two ways.
public final class DeadlyReading {
    private DeadlyReading() {}

    static Reading of(Facts facts, DeadlyPattern deadly, Effects effects) {
        CandidateSet extra = extra(facts, deadly);
        CellSet shown = deadly.form() == DeadlyPattern.Form.BUG ? deadly.guardians() : deadly.cells();
        DigitSet link = linkDigits(deadly.links());
        return Reading.of(shape(deadly), HouseCover.of(shown), shown, digits(deadly, extra))
                .with("guardians", deadly.guardians())
                .with("extra", extra)
                .with("extraDigits", digits(extra))
                .with("subset", deadly.subset())
                .with("subsetDigits", digits(extra).or(facts.union(deadly.subset())))
                .with("placed", deadly.cells().minus(facts.unsolved()))
                .with("open", deadly.cells().and(facts.unsolved()))
                .with("linkDigit", link)
                .with("otherDigit", deadly.digits().minus(link))
                .with("links", deadly.links().houses())
                .with("target", effects.eliminations().cells())
                .with("targetDigit", digits(effects.eliminations()));
    }

    private static DigitSet digits(DeadlyPattern deadly, CandidateSet extra) {
        return deadly.form() == DeadlyPattern.Form.BUG ? digits(extra) : deadly.digits();
    }

    private static String shape(DeadlyPattern deadly) {
        String form = switch (deadly.form()) {
            case RECTANGLE -> "rectangle";
            case AVOIDABLE -> "avoidable";
            case LOOP -> "loop";
            case BUG -> "grave";
        };
        return form
                + switch (deadly.type()) {
                    case ONE_CELL -> "-one-cell";
                    case ONE_DIGIT, ONE_DIGIT_ACROSS -> "-one-digit";
                    case ANY_GUARDIAN -> "-any-guardian";
                    case SUBSET -> "-subset";
                    case HIDDEN_SUBSET -> "-hidden-subset";
                    case STRONG_LINK -> "-strong-link";
                    case CROSSED_LINKS -> "-crossed-links";
                    case HIDDEN -> "-hidden";
                };
    }

    /// What the guardians hold beside the pattern.
    public static CandidateSet extra(Facts facts, DeadlyPattern deadly) {
        CandidateSet extra = CandidateSet.EMPTY;
        CellSet guardians = deadly.guardians();
        for (int cell = guardians.first(); cell >= 0; cell = guardians.next(cell)) {
            extra = extra.or(CandidateSet.of(cell, facts.candidates(cell)));
        }
        return extra.minus(deadly.deadly());
    }

    private static DigitSet digits(CandidateSet candidates) {
        DigitSet digits = DigitSet.EMPTY;
        for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
            digits = digits.with(Candidate.digit(candidate));
        }
        return digits;
    }

    private static DigitSet linkDigits(Truths links) {
        DigitSet digits = DigitSet.EMPTY;
        for (Truths.InHouses in : links.digits()) {
            digits = digits.with(in.digit());
        }
        return digits;
    }
}
