import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.rating.explainer.ExplainerRater;

/// Rates the puzzles of a list, one a line, as Sudoku Explainer does: side by side, in the order of the list.
void main(String[] arguments) throws Exception {
    try (var executor = Executors.newVirtualThreadPerTaskExecutor();
            var lines = Files.lines(Path.of(arguments[0]))) {
        List<Future<String>> rated = lines.filter(line -> !line.startsWith("#"))
                .map(line -> Grid.of(line.substring(0, 81)))
                .map(grid -> executor.submit(() -> grid + " " + new ExplainerRater().rate(new Givens(grid))))
                .toList();
        for (Future<String> each : rated) {
            IO.println(each.get());
        }
    }
}
