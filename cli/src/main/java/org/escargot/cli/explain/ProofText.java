package org.escargot.cli.explain;

import java.util.List;
import java.util.stream.Collectors;
import org.escargot.explain.Statement;

/// Long proofs as lines of text.
final class ProofText {
    private static final String INDENT = "   ";

    private ProofText() {}

    /// A line for each of `statements`, indented so often and once more for each level; nothing where there are none.
    static String of(List<Statement> statements, int indents) {
        return statements.stream()
                .map(statement -> INDENT.repeat(indents + statement.level()) + statement.text() + "\n")
                .collect(Collectors.joining());
    }
}
