package org.escargot.generator.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.random.RandomSource;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.PositionSolver;
import org.escargot.solver.general.RulesSolver;

/// Makes puzzles with rules of their own. Keeps working memory, so it belongs to one thread; puzzle `index` of a
/// `seed` is the same in every thread, and whatever was made before.
///
/// A board is filled at random, then givens are taken away, in random order, as long as the solution stays the only
/// one. A puzzle that is too hard for the wish gets givens back, or smaller cages. What decides is counted in steps,
/// never in time.
public final class VariantGenerator {
    /// What may be spent on a filling at the first attempt, and how often that doubles. A layout of pieces that is
    /// not filled by then mostly cannot be.
    private static final long FIRST_STEPS = 20_000;

    private static final int MOST_DOUBLINGS = 10;
    /// Of this share of the cells nearly every given can go.
    private static final double FREE_SHARE = 0.45;

    private final VariantRecipe recipe;
    private final GeneralSolver solver = new GeneralSolver();
    private final Optional<Layouts> layouts;
    private final CageMaker cages;
    private final VariantJudge judge;
    private final List<int[]> orbits;
    private final Optional<PositionSolver> fixed;

    /// A generator for `recipe`.
    ///
    /// @throws IllegalArgumentException when [VariantProblems] says that there is no such puzzle
    public VariantGenerator(VariantRecipe recipe) {
        VariantProblems.of(recipe).ifPresent(reason -> {
            throw new IllegalArgumentException(reason.sentence());
        });
        this.recipe = recipe;
        boolean hasLayouts = recipe.has(VariantKind.JIGSAW);
        layouts = hasLayouts ? Optional.of(new Layouts(recipe.size(), recipe.shapes())) : Optional.empty();
        cages = new CageMaker(recipe.cages(), new BoardMaps(recipe.shapes(), recipe.size()).all(), solver);
        judge = new VariantJudge(recipe.wish());
        orbits = new BoardMaps(recipe.symmetry(), recipe.size()).orbits();
        fixed = hasLayouts
                ? Optional.empty()
                : Optional.of(solver.positions(recipe.rules(Frame.ofBoxes(recipe.size()))));
    }

    /// Begins to make puzzle `index` of `seed`.
    public VariantSearch search(long seed, long index) {
        return new VariantSearch(this, seed, index);
    }

    /// Puzzle `index` of `seed`, or nothing when `attempts` were not enough.
    public Optional<GeneratedVariant> generate(long seed, long index, long attempts) {
        return search(seed, index).attempt(attempts);
    }

    /// A puzzle, or nothing where the board could not be filled; `number` counts the attempts at it, from 1.
    Optional<Made> attempt(RandomSource random, long number) {
        Rules rules = recipe.rules(frame(random));
        PositionSolver positions = fixed.orElseGet(() -> solver.positions(rules));
        long steps = layouts.isPresent() ? FIRST_STEPS : FIRST_STEPS << Math.min(number - 1, MOST_DOUBLINGS);
        if (positions.fill(positions.start(), random, steps) != RulesSolver.End.STOPPED) {
            return Optional.empty();
        }
        int[] solution = positions.found();
        if (!recipe.has(VariantKind.KILLER)) {
            return Optional.of(made(rules, positions, solution, random));
        }
        return cages.caged(rules, solution, random).map(plan -> {
            Rules caged = plan.addedTo(rules);
            return recipe.hasGivens()
                    ? made(caged, solver.positions(caged), solution, random)
                    : made(plan, rules, solution, random);
        });
    }

    private Made made(CagePlan cut, Rules rules, int[] solution, RandomSource random) {
        CagePlan plan = recipe.wish().isExtreme() ? cages.joined(cut, rules, solution, random) : cut;
        return new Made(
                empty(plan.addedTo(rules)), digits(rules.frame(), solution), chance -> smaller(plan, rules, chance));
    }

    /// How near `made` comes to the wish, after it was made easier where it had to be.
    VariantJudge.Judged judge(Made made, RandomSource random) {
        return judge.judge(made, random);
    }

    private Made made(Rules rules, PositionSolver positions, int[] solution, RandomSource random) {
        int[] open = opened(positions, solution, random);
        return new Made(
                puzzle(rules, solution, open),
                digits(rules.frame(), solution),
                chance -> withMoreGivens(rules, solution, open, chance));
    }

    /// The puzzles that arise when one orbit of givens after the other comes back, in random order.
    private List<Variant> withMoreGivens(Rules rules, int[] solution, int[] open, RandomSource random) {
        List<Variant> puzzles = new ArrayList<>();
        int[] left = open.clone();
        for (int at : random.permutation(orbits.size())) {
            int[] orbit = orbits.get(at);
            if (IntStream.of(orbit).anyMatch(place -> left[place] != solution[place])) {
                IntStream.of(orbit).forEach(place -> left[place] = solution[place]);
                puzzles.add(puzzle(rules, solution, left));
            }
        }
        return puzzles;
    }

    /// The puzzles that arise when one large cage after the other is cut in two, down to single cells.
    private static List<Variant> smaller(CagePlan plan, Rules rules, RandomSource random) {
        List<Variant> puzzles = new ArrayList<>();
        while (plan.cutLargest(random)) {
            puzzles.add(empty(plan.addedTo(rules)));
        }
        return puzzles;
    }

    private static Variant empty(Rules rules) {
        return new Variant(rules, Digits.empty(rules.frame()));
    }

    private Variant puzzle(Rules rules, int[] solution, int[] open) {
        Frame frame = rules.frame();
        Rules whole = recipe.has(VariantKind.EVEN_ODD)
                ? VariantRecipe.with(rules, ParityMarks.of(frame, solution, open))
                : rules;
        return new Variant(whole, digits(frame, open));
    }

    private Frame frame(RandomSource random) {
        return layouts.map(some -> Frame.ofPieces(recipe.size(), some.next(random)))
                .orElseGet(() -> Frame.ofBoxes(recipe.size()));
    }

    /// What is open in each place when no given can be taken away any more, and then no mark.
    private int[] opened(PositionSolver positions, int[] solution, RandomSource random) {
        Removal removal = new Removal(positions, solution);
        int[] all = all(Frame.withoutRegions(recipe.size()));
        if (recipe.has(VariantKind.EVEN_ODD)) {
            int[] marked = new int[all.length];
            Arrays.setAll(marked, place -> ParityMarks.mask(all[place], solution[place]));
            take(removal, units(marked, random));
        }
        take(removal, units(all, random));
        return removal.open();
    }

    private static int[] all(Frame frame) {
        int[] all = new int[frame.rows() * frame.columns()];
        Arrays.fill(all, frame.digits());
        return all;
    }

    private static void take(Removal removal, List<Removal.Unit> units) {
        int first = removal.openAtOnce(units, (int) (FREE_SHARE * removal.open().length));
        units.subList(first, units.size()).forEach(removal::tryToOpen);
    }

    /// The orbits of the symmetry in random order, to be opened as far as `masks` say.
    private List<Removal.Unit> units(int[] masks, RandomSource random) {
        List<Removal.Unit> units = new ArrayList<>();
        for (int at : random.permutation(orbits.size())) {
            List<Integer> places = IntStream.of(orbits.get(at)).boxed().toList();
            units.add(new Removal.Unit(
                    places, places.stream().map(place -> masks[place]).toList()));
        }
        return units;
    }

    /// The digits of the places, in reading order, in which one is left.
    private static Digits digits(Frame frame, int[] open) {
        int[] digits = new int[frame.places()];
        for (int place = 0; place < open.length; place++) {
            int mask = open[place];
            if ((mask & mask - 1) == 0) {
                digits[frame.cell(place / frame.columns(), place % frame.columns())] =
                        Integer.numberOfTrailingZeros(mask) + 1;
            }
        }
        return Digits.of(frame, digits);
    }
}
