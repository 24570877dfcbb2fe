/// Escargot's engine: reads, solves, rates, explains and generates Sudoku without any run-time dependency.
/// Start at [org.escargot.Sudoku].
///
/// What is exported to everybody stays, as README says under "Versions". What is exported to our own modules only may
/// change with any version.
///
/// @since 0.1.0
@org.jspecify.annotations.NullMarked
@SuppressWarnings("module") // our own modules are compiled after this one
module org.escargot.engine {
    requires static org.jspecify;

    exports org.escargot;
    exports org.escargot.explain;
    exports org.escargot.format;
    exports org.escargot.format.registry;
    exports org.escargot.generator;
    exports org.escargot.generator.clues;
    exports org.escargot.grid;
    exports org.escargot.logic.step;
    exports org.escargot.rating;
    exports org.escargot.rating.scale;
    exports org.escargot.told;
    exports org.escargot.analysis to
            org.escargot.cli;
    exports org.escargot.canonical to
            org.escargot.cli,
            org.escargot.simd;
    exports org.escargot.course to
            org.escargot.cli,
            org.escargot.print;
    exports org.escargot.famous to
            org.escargot.cli;
    exports org.escargot.format.lines to
            org.escargot.cli;
    exports org.escargot.game to
            org.escargot.cli;
    exports org.escargot.game.help to
            org.escargot.cli;
    exports org.escargot.game.keeping to
            org.escargot.cli;
    exports org.escargot.generator.daily to
            org.escargot.cli;
    exports org.escargot.generator.makers to
            org.escargot.simd;
    exports org.escargot.generator.practice to
            org.escargot.cli;
    exports org.escargot.generator.variant to
            org.escargot.cli;
    exports org.escargot.generator.wish to
            org.escargot.cli;
    exports org.escargot.logic to
            org.escargot.cli,
            org.escargot.print;
    exports org.escargot.logic.corpus to
            org.escargot.cli;
    exports org.escargot.logic.pattern to
            org.escargot.cli;
    exports org.escargot.method to
            org.escargot.cli;
    exports org.escargot.random to
            org.escargot.cli,
            org.escargot.print,
            org.escargot.simd;
    exports org.escargot.rating.hodoku to
            org.escargot.cli;
    exports org.escargot.rating.human to
            org.escargot.cli;
    exports org.escargot.rules to
            org.escargot.cli,
            org.escargot.print;
    exports org.escargot.rules.drawing to
            org.escargot.cli,
            org.escargot.print;
    exports org.escargot.rules.filling to
            org.escargot.cli,
            org.escargot.print;
    exports org.escargot.solver to
            org.escargot.cli,
            org.escargot.scan,
            org.escargot.simd;
    exports org.escargot.solver.general to
            org.escargot.cli,
            org.escargot.print;
}
