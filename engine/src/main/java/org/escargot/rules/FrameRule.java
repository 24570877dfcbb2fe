package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;

/// The rules that come with a [Frame]: no digit twice in a row, a column or a region.
public enum FrameRule implements Constraint {
    /// No row holds a digit twice; one of as many cells as there are digits holds each.
    ROWS,
    /// No column holds a digit twice, likewise.
    COLUMNS,
    /// Each region of as many cells as there are digits holds each digit, a smaller one no digit twice.
    REGIONS;

    @Override
    public String id() {
        return switch (this) {
            case ROWS -> "rows";
            case COLUMNS -> "columns";
            case REGIONS -> "regions";
        };
    }

    @Override
    public Cells cells(Frame frame) {
        return frame.cells();
    }

    @Override
    public boolean holds(Frame frame, int[] digits) {
        return groups(frame).stream().noneMatch(group -> group.repeat(digits));
    }

    @Override
    public List<Block> blocks(Frame frame) {
        return groups(frame).stream()
                .map(group -> HouseRule.block(group, frame, this))
                .toList();
    }

    private List<Cells> groups(Frame frame) {
        List<Cells> groups = new ArrayList<>();
        switch (this) {
            case ROWS -> {
                for (int row = 0; row < frame.rows(); row++) {
                    groups.add(frame.rowCells(row));
                }
            }
            case COLUMNS -> {
                for (int column = 0; column < frame.columns(); column++) {
                    groups.add(frame.columnCells(column));
                }
            }
            case REGIONS -> groups.addAll(frame.regions());
        }
        return groups;
    }
}
