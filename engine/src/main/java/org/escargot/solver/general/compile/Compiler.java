package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.escargot.rules.Block;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;
import org.escargot.rules.Machine;
import org.escargot.rules.PairTable;
import org.escargot.rules.Variant;
import org.escargot.solver.general.network.Arcs;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.PairMasks;
import org.escargot.solver.general.network.Propagator;
import org.escargot.solver.general.network.Sight;
import org.escargot.solver.general.propagators.Accepted;
import org.escargot.solver.general.propagators.AcceptedOnce;
import org.escargot.solver.general.propagators.Chosen;
import org.escargot.solver.general.propagators.Counted;
import org.escargot.solver.general.propagators.HiddenSingles;
import org.escargot.solver.general.propagators.Leftovers;
import org.escargot.solver.general.propagators.Listed;
import org.escargot.solver.general.propagators.Pointing;
import org.escargot.solver.general.propagators.Ranked;
import org.escargot.solver.general.propagators.Rising;
import org.escargot.solver.general.propagators.Rows;
import org.escargot.solver.general.propagators.SameOften;
import org.escargot.solver.general.propagators.Sum;

/// Makes a [Network] of a puzzle's blocks. First all are read for who sees whom; what propagators there are rests on
/// that.
public final class Compiler {
    /// How many cells beyond its houses a cell sees at least, in the mean, where houses point.
    private static final int SEEN_TO_POINT = 2;

    private final Tables tables;
    private final int size;
    private final int[] numbers;
    private final int[] start;
    private final Sights sights;
    private final Sight sight;
    private final Pairs pairs;
    private final HouseFamilies houses;
    private final List<Propagator> propagators = new ArrayList<>();
    private final List<Propagator> dear = new ArrayList<>();
    private final Tallies tallies = new Tallies();
    private final int[] load;
    private final BitSet inSums = new BitSet();
    private final LateSums sums = new LateSums();

    private Compiler(Variant puzzle, Tables tables) {
        Frame frame = puzzle.rules().frame();
        this.tables = tables;
        size = frame.size();
        int[] cells = frame.cells().toArray();
        numbers = new int[frame.places()];
        start = new int[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            numbers[cells[cell]] = cell;
            start[cell] = puzzle.allowed(cells[cell]);
        }
        houses = new HouseFamilies(size, cells.length);
        sights = new Sights(cells.length, houses);
        sight = sights.all;
        pairs = new Pairs(cells.length, size);
        load = new int[cells.length];
    }

    /// The network of `puzzle`, whose cells are those of its frame in reading order; empty if it was cancelled.
    ///
    /// @param isCancelled asked for each block; true ends the work
    public static Optional<Network> compile(Variant puzzle, Tables tables, BooleanSupplier isCancelled) {
        Compiler compiler = new Compiler(puzzle, tables);
        List<Block> blocks = puzzle.rules().blocks();
        if (!all(blocks, compiler::readSight, isCancelled)) {
            return Optional.empty();
        }
        compiler.sights.shareAmongEqual();
        if (!all(blocks, compiler::addPropagators, isCancelled)) {
            return Optional.empty();
        }
        compiler.propagators.addAll(compiler.tallies.portions(compiler.size, compiler.houses.families()));
        compiler.propagators.addAll(compiler.houses.crossings(isCancelled));
        compiler.dear.addAll(compiler.houses.matchings());
        compiler.addHousePointing();
        return isCancelled.getAsBoolean() ? Optional.empty() : Optional.of(compiler.network());
    }

    private static boolean all(List<Block> blocks, Consumer<Block> read, BooleanSupplier isCancelled) {
        for (Block block : blocks) {
            if (isCancelled.getAsBoolean()) {
                return false;
            }
            read.accept(block);
        }
        return true;
    }

    private Network network() {
        int[][] peers = new int[start.length][];
        Arrays.setAll(peers, sights.differ::seen);
        Arcs arcs = pairs.arcs(sight, tables);
        for (int cell = 0; cell < load.length; cell++) {
            load[cell] += arcs.count(cell);
        }
        return new Network(
                size,
                start,
                peers,
                sight,
                arcs,
                houses.all().toArray(int[][]::new),
                Network.inOrder(propagators),
                load,
                (double) inSums.cardinality() / start.length,
                sums.isEmpty() && dear.isEmpty() ? null : this::dear);
    }

    private List<Propagator> dear() {
        List<Propagator> all = new ArrayList<>(dear);
        all.addAll(sums.find(size, start.length, sight, houses));
        return all;
    }

    private int[] numbers(Cells cells) {
        int[] own = cells.toArray();
        for (int at = 0; at < own.length; at++) {
            own[at] = numbers[own[at]];
        }
        return own;
    }

    private void readSight(Block block) {
        int[] cells = numbers(block.cells());
        if (sights.read(block, cells) && cells.length > size) {
            start[cells[0]] = 0;
        }
    }

    private void addPropagators(Block block) {
        int[] cells = numbers(block.cells());
        switch (block) {
            case Block.House _ -> propagators.add(new HiddenSingles(cells));
            case Block.Differ _ -> {}
            case Block.Domain domain -> restrict(cells, domain.digits());
            case Block.Relation relation -> addRelation(cells, relation.table());
            case Block.OneOf oneOf ->
                addChosen(chosen(
                        cells, oneOf.sets().stream().mapToInt(Integer::intValue).toArray()));
            case Block.Equation equation -> addEquation(cells, equation);
            case Block.Order order -> add(new Rising(cells, order.step()));
            case Block.Count count -> addCount(cells, count);
            case Block.SameDigits same -> addSame(numbers(same.one()), numbers(same.other()));
            case Block.Rank rank -> addRank(rank);
            case Block.Automaton automaton -> addMachine(cells, automaton.machine());
        }
    }

    private void addRelation(int[] cells, PairTable table) {
        int[] partners = PairMasks.partners(table);
        if (cells[0] != cells[1]) {
            if (!table.asksUnequal()) {
                pairs.add(cells[0], cells[1], partners);
            }
            return;
        }
        int alone = 0;
        for (int digit = 0; digit < size; digit++) {
            alone |= partners[digit] & 1 << digit;
        }
        restrict(cells, alone);
    }

    private void addCount(int[] cells, Block.Count count) {
        add(new Counted(cells, count));
        tallies.add(cells, count);
    }

    private void restrict(int[] cells, int digits) {
        for (int cell : cells) {
            start[cell] &= digits;
        }
    }

    private void add(Propagator propagator) {
        propagators.add(propagator);
        for (int cell : propagator.cells) {
            load[cell]++;
        }
    }

    private void addMachine(int[] cells, Machine machine) {
        boolean areDifferent = sight.allSeeEachOther(cells);
        Optional<Rows> rows = areDifferent ? tables.rows(machine, cells.length) : Optional.empty();
        if (rows.isPresent()) {
            add(new Listed(cells, rows.get()));
            return;
        }
        add(new Accepted(cells, machine));
        if (size <= AcceptedOnce.MOST_DIGITS && areDifferent) {
            dear.add(new AcceptedOnce(cells, machine));
        }
    }

    private void addSame(int[] one, int[] other) {
        add(new Leftovers(one, other));
        add(new SameOften(one, other));
    }

    /// Where the lines begin in the cells of whole houses, each digit begins equally many of them. So the rank says
    /// which digit begins the line, and only those with this digit are left to compare it with.
    private void addRank(Block.Rank rank) {
        int[] line = numbers(rank.line());
        int[][] others = rank.others().stream().map(this::numbers).toArray(int[][]::new);
        int each = houses.timesIn(
                IntStream.concat(IntStream.of(line[0]), Arrays.stream(others).mapToInt(other -> other[0]))
                        .toArray());
        if (each > 0) {
            restrict(new int[] {line[0]}, 1 << rank.before() / each);
        }
        add(new Ranked(line, others, each > 0, each > 0 ? rank.before() % each : rank.before(), rank.mayTie()));
    }

    private void addEquation(int[] cells, Block.Equation equation) {
        IntStream.of(cells).forEach(inSums::set);
        int[] factors = equation.factors().stream().mapToInt(Integer::intValue).toArray();
        long total = equation.total();
        if (cells.length <= 2) {
            addSmallEquation(cells, factors, total);
        }
        boolean areOnes = IntStream.of(factors).allMatch(factor -> factor == 1);
        if (areOnes && Math.abs(total) < 1_000) {
            sums.add(cells, equation.total());
        }
        boolean areEqual = IntStream.of(factors).allMatch(factor -> factor == factors[0]);
        if (cells.length > 1 && areEqual && sight.allSeeEachOther(cells)) {
            addSets(cells, factors, total);
        } else if (cells.length > 2) {
            add(new Sum(cells, factors, total, sight, houses.index(), Propagator.Stage.SUMS));
        }
    }

    private void addSmallEquation(int[] cells, int[] factors, long total) {
        switch (cells.length) {
            case 0 -> restrict(new int[] {0}, total == 0 ? -1 : 0);
            case 1 -> restrict(cells, digit(total, factors[0]));
            default -> {
                int[] partners = new int[size];
                for (int digit = 1; digit <= size; digit++) {
                    partners[digit - 1] = digit(total - (long) digit * factors[0], factors[1]);
                }
                pairs.add(cells[0], cells[1], partners);
            }
        }
    }

    private int digit(long value, int factor) {
        long digit = value / factor;
        return digit * factor == value && digit >= 1 && digit <= size ? 1 << (int) digit - 1 : 0;
    }

    private void addSets(int[] cells, int[] factors, long total) {
        long sum = total / factors[0];
        if (sum * factors[0] != total || sum < 0 || sum > 1_000 || cells.length > size) {
            start[cells[0]] = 0;
            return;
        }
        tables.sets(size, cells.length, (int) sum)
                .ifPresentOrElse(
                        sets -> addChosen(chosen(cells, sets)),
                        () -> add(new Sum(cells, factors, total, sight, houses.index(), Propagator.Stage.SUMS)));
    }

    private void addChosen(Chosen chosen) {
        add(chosen);
        propagators.add(Pointing.of(chosen));
    }

    private Chosen chosen(int[] cells, int[] sets) {
        return new Chosen(cells, sets, houses.rests(cells));
    }

    /// Where cells see each other that share no house, a house points at more than its crossings tell. Where there are
    /// few such cells, that costs more than it saves.
    private void addHousePointing() {
        if (sight.count() - sights.inHouses.count() >= SEEN_TO_POINT * start.length) {
            houses.all().forEach(house -> dear.add(Pointing.ofHouse(house)));
        }
    }
}
