package org.escargot.cli.print;

import org.escargot.print.Paper;

/// The sizes of paper that have a name.
enum PaperName {
    A4(Paper.A4),
    A5(Paper.A5),
    LETTER(Paper.LETTER),
    LEGAL(Paper.LEGAL);

    private final Paper paper;

    PaperName(Paper paper) {
        this.paper = paper;
    }

    Paper paper() {
        return paper;
    }
}
