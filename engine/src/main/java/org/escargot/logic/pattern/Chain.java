package org.escargot.logic.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Strong links, each joined to the next by a weak link, so that one of the two ends is true.
///
///     A = B - C = D      if A is false, B is true, so C is false, so D is true
///
/// Every alternating chain has this form, from the two links of a skyscraper to loops through groups and almost locked
/// sets. What it is called follows from its links.
///
/// @param form what the ends have to do with each other
/// @param links the strong links from end to end, at least one
/// @param sums sums of cages and houses that links rest on, too: what no way to fill their cells has together excludes
///     each other, and of what each way has some one is true; none on the usual board
public record Chain(Form form, List<StrongLink> links, List<Sums.Balance> sums) implements Pattern.Common {
    /// What the ends have to do with each other.
    public enum Form {
        /// They are joined by a weak link too: of each strong link exactly one end is true, and of each weak one.
        LOOP,
        /// What cannot be true together with either of them is false.
        OPEN,
        /// They are one and the same candidate, so it is true.
        RETURN
    }

    public Chain {
        links = List.copyOf(links);
        sums = List.copyOf(sums);
    }

    /// The chain of `links` that rests on no sums.
    public Chain(Form form, List<StrongLink> links) {
        this(form, links, List.of());
    }

    /// The open chain of `links`.
    public static Chain open(StrongLink... links) {
        return new Chain(Form.OPEN, List.of(links));
    }

    /// The open chain through `cells` of two candidates each, from `digit` in the first: a cell that does not hold the
    /// digit that leads to it holds its other one, and no other cell of those that see it does.
    ///
    /// @param candidates the candidates of a cell
    public static Chain throughCells(List<Integer> cells, int digit, IntFunction<DigitSet> candidates) {
        List<StrongLink> links = new ArrayList<>();
        int from = digit;
        for (int cell : cells) {
            int to = candidates.apply(cell).without(from).first();
            links.add(StrongLink.inCell(cell, from, to));
            from = to;
        }
        return new Chain(Form.OPEN, links);
    }

    /// The first end.
    public Node first() {
        return links.getFirst().from();
    }

    /// The last end.
    public Node last() {
        return links.getLast().to();
    }

    /// The nodes in order, joined by strong and weak links in turn, a strong one first. A loop comes back to its first
    /// node.
    public List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        for (StrongLink link : links) {
            nodes.add(link.from());
            nodes.add(link.to());
        }
        if (form == Form.LOOP) {
            nodes.add(first());
        }
        return nodes;
    }

    /// The cells of all nodes.
    public CellSet cells() {
        CellSet cells = CellSet.EMPTY;
        for (Node node : nodes()) {
            cells = cells.or(node.cells());
        }
        return cells;
    }

    /// The digits of all nodes.
    @Override
    public DigitSet digits() {
        DigitSet digits = DigitSet.EMPTY;
        for (Node node : nodes()) {
            digits = digits.with(node.digit());
        }
        return digits;
    }

    @Override
    public Truths truths() {
        Truths truths = Truths.NONE;
        for (StrongLink link : links) {
            truths = truths.and(link.truths());
        }
        return truths.compact();
    }
}
