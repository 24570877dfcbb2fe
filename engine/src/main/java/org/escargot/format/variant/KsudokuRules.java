package org.escargot.format.variant;

import java.util.EnumSet;
import org.escargot.format.Beside;
import org.escargot.format.Entry;
import org.escargot.format.VariantWriter;
import org.escargot.format.app.KsudokuFile;

/// KSudoku's files with boards and rules of their own: sizes, pieces, diagonals, extra regions and killers.
public final class KsudokuRules implements KsudokuFile.OtherRules {
    /// What the numbers of a cage mean; the others are quotient, difference and product.
    static final String ADD = "4";

    @Override
    public Entry read(KsudokuFile file) {
        return KsudokuReader.read(file);
    }

    @Override
    public VariantWriter writer() {
        return new VariantWriter(EnumSet.of(Beside.Part.PLACED, Beside.Part.CENTER), KsudokuWriter::write);
    }
}
