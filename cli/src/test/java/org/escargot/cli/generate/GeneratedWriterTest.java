package org.escargot.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.output.OutputFormat;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

class GeneratedWriterTest {
    private static final Givens PUZZLE =
            Givens.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

    @Test
    void aRatingThatWasGivenUpIsABoundInJson() {
        assertThat(new GeneratedWriter(OutputFormat.JSON, false).write(PUZZLE, "er>=8.3", "ep=2.6"))
                .contains("\"er\":8.3,\"givenUp\":true,\"ep\":2.6")
                .doesNotContain(">");
        assertThat(new GeneratedWriter(OutputFormat.LINE, false).write(PUZZLE, "er>=8.3", "ep=2.6"))
                .endsWith("\ter>=8.3 ep=2.6\n");
    }
}
