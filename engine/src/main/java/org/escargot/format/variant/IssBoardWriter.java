package org.escargot.format.variant;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;

/// Writes the board of an ISS string, which [IssBoard] reads.
final class IssBoardWriter {
    private IssBoardWriter() {}

    /// The rules that say the board; empty where a string has no way to.
    static Optional<String> board(Frame frame) {
        boolean isUsual = frame.size() == 9 && frame.isSquare();
        int longest = Math.max(frame.rows(), frame.columns());
        String digits = frame.size() == longest ? "" : "~" + frame.size();
        String shape = isUsual ? "" : ".Shape~" + frame.rows() + "x" + frame.columns() + digits;
        List<Integer> sizes =
                frame.regions().stream().map(Cells::size).distinct().toList();
        if (sizes.isEmpty()) {
            return Optional.of(shape + (frame.withBoxes(longest).regions().isEmpty() ? "" : ".NoBoxes"));
        }
        int size = sizes.getFirst();
        String region = size == longest ? "" : ".RegionSize~" + size;
        if (sizes.size() > 1) {
            return Optional.empty();
        }
        return Optional.of(
                shape + region + (frame.equals(frame.withBoxes(size)) ? "" : ".NoBoxes.Jigsaw~" + layout(frame)));
    }

    /// A letter or digit for each cell; those that lie in no piece share one.
    private static String layout(Frame frame) {
        int[] region = frame.regionOf();
        return frame.cells().stream()
                .mapToObj(cell -> String.valueOf(Character.forDigit(region[cell] + 1, 36)))
                .collect(Collectors.joining());
    }
}
