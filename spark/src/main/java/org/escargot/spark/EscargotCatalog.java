package org.escargot.spark;

import java.util.Locale;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.catalyst.analysis.NoSuchNamespaceException;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.escargot.spark.functions.SudokuFunctions;

/// The catalog of Escargot's functions. The setting `spark.sql.catalog.escargot=org.escargot.spark.EscargotCatalog`
/// makes them known as `escargot.er(puzzle)` and so on; another word in place of `escargot` renames them.
public final class EscargotCatalog implements FunctionCatalog {
    private String name = "escargot";

    /// A catalog, which Spark will initialize.
    public EscargotCatalog() {}

    @Override
    public void initialize(String name, CaseInsensitiveStringMap options) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Identifier[] listFunctions(String[] namespace) throws NoSuchNamespaceException {
        if (namespace.length > 0) {
            throw new NoSuchNamespaceException(namespace);
        }
        return SudokuFunctions.ALL.stream()
                .map(function -> Identifier.of(namespace, function.name()))
                .toArray(Identifier[]::new);
    }

    @Override
    public UnboundFunction loadFunction(Identifier identifier) throws NoSuchFunctionException {
        String wanted = identifier.name().toLowerCase(Locale.ROOT);
        if (identifier.namespace().length == 0) {
            for (UnboundFunction function : SudokuFunctions.ALL) {
                if (function.name().equals(wanted)) {
                    return function;
                }
            }
        }
        throw new NoSuchFunctionException(identifier);
    }
}
