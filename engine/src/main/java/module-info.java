/// Escargot's engine: reads, solves and counts Sudoku without any run-time dependency.
/// Start at [org.escargot.Sudoku].
///
/// @since 0.1.0
@org.jspecify.annotations.NullMarked
module org.escargot.engine {
    requires static org.jspecify;

    exports org.escargot;
    exports org.escargot.analysis;
    exports org.escargot.canonical;
    exports org.escargot.course;
    exports org.escargot.format;
    exports org.escargot.format.lines;
    exports org.escargot.format.registry;
    exports org.escargot.game;
    exports org.escargot.game.command;
    exports org.escargot.game.help;
    exports org.escargot.game.keeping;
    exports org.escargot.explain;
    exports org.escargot.famous;
    exports org.escargot.generator;
    exports org.escargot.generator.clues;
    exports org.escargot.generator.daily;
    exports org.escargot.generator.makers;
    exports org.escargot.generator.practice;
    exports org.escargot.generator.variant;
    exports org.escargot.generator.wish;
    exports org.escargot.grid;
    exports org.escargot.logic;
    exports org.escargot.logic.corpus;
    exports org.escargot.logic.pattern;
    exports org.escargot.logic.step;
    exports org.escargot.method;
    exports org.escargot.random;
    exports org.escargot.rating;
    exports org.escargot.rating.explainer;
    exports org.escargot.rating.hodoku;
    exports org.escargot.rating.human;
    exports org.escargot.rating.scale;
    exports org.escargot.rules;
    exports org.escargot.rules.drawing;
    exports org.escargot.rules.filling;
    exports org.escargot.solver;
    exports org.escargot.told;
    exports org.escargot.solver.general;
}
