package org.escargot.format.variant;

import java.util.EnumSet;
import org.escargot.format.Beside;
import org.escargot.format.Entry;
import org.escargot.format.VariantWriter;
import org.escargot.format.app.KsudokuFile;

/// KSudoku's files with boards and rules of their own: sizes, pieces, diagonals, extra regions and killers.
public final class KsudokuRules implements KsudokuFile.OtherRules {
    /// The operator of a cage whose number is a sum; the others are for quotients, differences and products.
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
