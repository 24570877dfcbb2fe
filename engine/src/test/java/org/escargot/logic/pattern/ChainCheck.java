package org.escargot.logic.pattern;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;

/// Checks each link of a chain by itself, in the position where it is made.
public final class ChainCheck {
    private final Pencilmarks marks;

    private ChainCheck(Pencilmarks marks) {
        this.marks = marks;
    }

    /// What is wrong with `chain` in `marks`.
    public static List<String> faults(Pencilmarks marks, Chain chain) {
        ChainCheck check = new ChainCheck(marks);
        List<String> faults = new ArrayList<>();
        List<StrongLink> links = chain.links();
        for (int i = 0; i < links.size(); i++) {
            StrongLink link = links.get(i);
            if (!check.isStrong(link)) {
                faults.add("not strong: " + link + " in " + chain);
            }
            boolean isJoined = i > 0 || chain.form() == Chain.Form.LOOP;
            Node before = links.get((i + links.size() - 1) % links.size()).to();
            if (isJoined && !isWeak(before, link.from())) {
                faults.add("not weak: before " + link + " in " + chain);
            }
        }
        if (chain.form() == Chain.Form.RETURN && !chain.first().equals(chain.last())) {
            faults.add("ends elsewhere: " + chain);
        }
        return faults;
    }

    /// Whether one of the nodes is true, by the truth of the link alone.
    private boolean isStrong(StrongLink link) {
        CandidateSet both = link.from().candidates().or(link.to().candidates());
        CellSet cells = link.truths().cells();
        if (link.from() instanceof Node.Als from && link.to() instanceof Node.Als to) {
            return from.cells().equals(cells)
                    && to.cells().equals(cells)
                    && from.digit() != to.digit()
                    && isAlmostLocked(from)
                    && isAlmostLocked(to);
        }
        if (link.from() instanceof Node.Als from) {
            return link.to() instanceof Node.Candidate to
                    && cells.equals(from.cells().with(to.cell()))
                    && isAlmostLocked(from)
                    && isForced(to, from);
        }
        if (cells.isEmpty()) {
            return link.houses().size() == 1
                    && places(link.from().digit(), link.houses().first()).equals(both);
        }
        return cells.size() == 1
                && CandidateSet.of(cells.first(), marks.candidates(cells.first()))
                        .equals(both);
    }

    /// Whether each other candidate of the cell sees all places of its digit in the locked set.
    private boolean isForced(Node.Candidate to, Node.Als set) {
        DigitSet others = marks.candidates(to.cell()).without(to.digit());
        for (int digit = others.first(); digit > 0; digit = others.next(digit)) {
            CellSet places = set.cells().and(marks.cellsOf(digit));
            boolean isLocked = set.digits().contains(digit) && digit != set.digit();
            if (!isLocked || !Houses.peers(to.cell()).containsAll(places)) {
                return false;
            }
        }
        return true;
    }

    private CandidateSet places(int digit, int house) {
        return CandidateSet.of(marks.cellsOf(digit).and(Houses.cells(house)), digit);
    }

    /// Whether the cells of a house hold one digit more, and the node has all places of its own.
    private boolean isAlmostLocked(Node.Als als) {
        DigitSet digits = DigitSet.EMPTY;
        for (int cell : als.cells().stream().toArray()) {
            digits = digits.or(marks.candidates(cell));
        }
        return digits.equals(als.digits())
                && digits.size() == als.cells().size() + 1
                && als.places().equals(als.cells().and(marks.cellsOf(als.digit())))
                && !Houses.common(als.cells()).isEmpty();
    }

    /// Whether at most one of the nodes is true.
    private static boolean isWeak(Node one, Node other) {
        boolean isInCell = one.places().equals(other.places()) && one.places().size() == 1;
        boolean isOfDigit =
                one.digit() == other.digit() && Houses.commonPeers(one.places()).containsAll(other.places());
        return isInCell || isOfDigit;
    }
}
