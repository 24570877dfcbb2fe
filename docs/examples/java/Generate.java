import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.escargot.Sudoku;
import org.escargot.generator.Generated;
import org.escargot.generator.Search;

/// Makes a puzzle of level 9, says how far it is, and stops when the user presses Enter.
void main() {
    Search search = Sudoku.search(9, 42); // the seed: the same puzzle every time
    AtomicBoolean cancelled = new AtomicBoolean();
    Thread.ofVirtual().start(() -> cancelled.set(System.console() != null && System.console().readLine() != null));
    Optional<Generated> made = Optional.empty();
    while (made.isEmpty() && !cancelled.get()) {
        made = search.attempt(10);
        System.err.println(search.attempts() + " attempts");
    }
    made.ifPresent(generated -> IO.println(generated.puzzle() + " " + generated.label()));
}
