package org.escargot.cli.print;

import org.escargot.print.Paper;

/// The sizes of paper that have a name.
enum PaperName {
    A4,
    A5,
    LETTER,
    LEGAL;

    Paper paper() {
        return switch (this) {
            case A4 -> Paper.A4;
            case A5 -> Paper.A5;
            case LETTER -> Paper.LETTER;
            case LEGAL -> Paper.LEGAL;
        };
    }
}
