package org.escargot.spark.functions;

import java.util.List;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.IntegralType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/// A function as SQL names it, before its arguments are known.
///
/// @param name how it is called
/// @param description what it answers
/// @param forms the functions of this name, which differ in the number of their arguments
record NamedFunction(String name, String description, List<PuzzleFunction<?>> forms) implements UnboundFunction {
    NamedFunction {
        forms = List.copyOf(forms);
    }

    /// A function of the only form `form`.
    NamedFunction(String description, PuzzleFunction<?> form) {
        this(form.name(), description, List.of(form));
    }

    /// @throws UnsupportedOperationException where the arguments do not fit; Spark says so before a job begins
    @Override
    public BoundFunction bind(StructType arguments) {
        return forms.stream()
                .filter(form -> fits(form.inputTypes(), arguments.fields()))
                .findFirst()
                .orElseThrow(() -> new UnsupportedOperationException(
                        "The arguments of " + name + " are not " + arguments.simpleString() + ": " + description));
    }

    private static boolean fits(DataType[] wanted, StructField[] given) {
        boolean fits = wanted.length == given.length;
        for (int i = 0; fits && i < wanted.length; i++) {
            fits = fits(wanted[i], given[i].dataType());
        }
        return fits;
    }

    private static boolean fits(DataType wanted, DataType given) {
        return given instanceof NullType
                || (wanted.equals(DataTypes.LongType) ? given instanceof IntegralType : given instanceof StringType);
    }
}
