/// The command line of Escargot: one command a file, no Sudoku logic of its own.
@org.jspecify.annotations.NullMarked
module org.escargot.cli {
    requires static org.jspecify;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires java.logging;
    requires java.sql;
    requires jdk.management;
    requires jdk.httpserver;
    requires org.escargot.engine;
    requires java.desktop;
    requires org.escargot.print;
    requires org.escargot.scan;
    requires org.xerial.sqlitejdbc;

    uses org.escargot.solver.SolverProvider;

    opens org.escargot.cli to
            info.picocli;
    opens org.escargot.cli.analyze to
            info.picocli;
    opens org.escargot.cli.bench to
            info.picocli;
    opens org.escargot.cli.cases to
            info.picocli;
    opens org.escargot.cli.catalog to
            info.picocli;
    opens org.escargot.cli.check to
            info.picocli;
    opens org.escargot.cli.convert to
            info.picocli;
    opens org.escargot.cli.explain to
            info.picocli;
    opens org.escargot.cli.forms to
            info.picocli;
    opens org.escargot.cli.generate to
            info.picocli;
    opens org.escargot.cli.input to
            info.picocli;
    opens org.escargot.cli.library to
            info.picocli;
    opens org.escargot.cli.options to
            info.picocli;
    opens org.escargot.cli.play to
            info.picocli;
    opens org.escargot.cli.print to
            info.picocli;
    opens org.escargot.cli.rate to
            info.picocli;
    opens org.escargot.cli.scan to
            info.picocli;
    opens org.escargot.cli.solve to
            info.picocli;
    opens org.escargot.cli.terminal to
            info.picocli;
    opens org.escargot.cli.trace to
            info.picocli;
    opens org.escargot.cli.work to
            info.picocli;
}
