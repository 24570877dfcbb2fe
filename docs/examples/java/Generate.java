import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.escargot.generator.Generated;
import org.escargot.generator.Level;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.Search;
import org.escargot.grid.Symmetry;

/// Makes a symmetric puzzle of level 9, says how far it is, and stops when the user presses Enter.
void main() {
    Recipe recipe = Recipe.PLAIN.with(Symmetry.ROTATIONAL_180).with(Level.of(9)).orElseThrow();
    Search search = new PuzzleGenerator(recipe).search(42, 0); // the seed: the same puzzle every time
    AtomicBoolean cancelled = new AtomicBoolean();
    Thread.ofVirtual().start(() -> cancelled.set(System.console() != null && System.console().readLine() != null));
    Optional<Generated> made = Optional.empty();
    while (made.isEmpty() && !cancelled.get()) {
        made = search.attempt(10);
        System.err.println(search.attempts() + " attempts");
    }
    made.ifPresent(generated -> IO.println(generated.puzzle() + " " + generated.label()));
}
