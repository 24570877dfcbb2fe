package org.escargot.spark.functions;

import java.util.Optional;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.grid.Grid;
import org.escargot.rating.scale.Figure;
import org.jspecify.annotations.Nullable;

/// A function of a puzzle's text. Each has a static `invoke` with the arguments of [#inputTypes], which Spark finds by
/// reflection. The answer is null where an argument is, or where the text is no puzzle; what else makes it null, each
/// says itself.
///
/// @param <R> what `invoke` returns
abstract class PuzzleFunction<R> implements ScalarFunction<R> {
    private static final int DECIMALS = 1;

    private final String name;
    private final DataType result;

    /// A function of a text.
    PuzzleFunction(String name, DataType result) {
        this.name = name;
        this.result = result;
    }

    @Override
    public final String name() {
        return name;
    }

    // By default it would be another one at each call, and equal calls would not be seen as equal.
    @Override
    public final String canonicalName() {
        return "escargot." + name + "/" + inputTypes().length;
    }

    @Override
    public DataType[] inputTypes() {
        return new DataType[] {DataTypes.StringType};
    }

    @Override
    public final DataType resultType() {
        return result;
    }

    /// The type of a number with one decimal and `digits` digits in all.
    static DataType decimal(int digits) {
        return DataTypes.createDecimalType(digits, DECIMALS);
    }

    static @Nullable UTF8String word(Optional<String> word) {
        return word.map(UTF8String::fromString).orElse(null);
    }

    static @Nullable UTF8String cells(Optional<Grid> grid) {
        return word(grid.map(Grid::toString));
    }

    /// Null where nothing is known of the number.
    static @Nullable Decimal tenths(Optional<Figure> figure, int digits) {
        return figure.orElse(null) instanceof Figure.Tenths number && number.bound() != Figure.Bound.UNKNOWN
                ? Decimal.createUnsafe(number.tenths(), digits, DECIMALS)
                : null;
    }
}
