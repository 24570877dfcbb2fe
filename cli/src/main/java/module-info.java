/// The command line of Escargot: one command a file, no Sudoku logic of its own.
@org.jspecify.annotations.NullMarked
module org.escargot.cli {
    requires static org.jspecify;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires jdk.management;
    requires jdk.httpserver;
    requires org.escargot.engine;

    uses org.escargot.solver.SolverProvider;

    opens org.escargot.cli to
            info.picocli;
}
