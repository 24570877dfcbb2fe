import java.util.stream.Stream;
import org.escargot.Sudoku;
import org.escargot.grid.Puzzle;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// Rates the puzzles of a file, each of which has one solution, as Sudoku Explainer does: on all processors, each with a
/// rater of its own, in the order of the file, and with as little memory for ten million puzzles as for ten.
void main(String[] arguments) throws IOException {
    ThreadLocal<Scale> rater = ThreadLocal.withInitial(Scales.EXPLAINER::forOneThread);
    try (Stream<Puzzle> puzzles = Sudoku.read(Files.newInputStream(Path.of(arguments[0]))).puzzles()) {
        puzzles.parallel()
                .map(puzzle -> puzzle + " " + rater.get().rate(puzzle, RatingLimits.NONE))
                .forEachOrdered(IO::println);
    }
}
