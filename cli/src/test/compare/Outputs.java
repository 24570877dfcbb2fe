import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Writes down what the command line prints for many puzzles, a file for each kind of call, so that two builds can be
/// compared byte for byte. All calls run in one JVM: a process each would take hours.
///
/// Run by `same-output.sh`, with the jars of one build on the class path.
final class Outputs {
    private static final List<String> TECHNIQUES = List.of(
            "claiming", "naked-pair", "naked-triple", "hidden-pair", "hidden-triple", "x-wing", "swordfish",
            "finned-x-wing", "skyscraper", "two-string-kite", "empty-rectangle", "turbot-fish", "xy-wing", "xyz-wing",
            "w-wing", "remote-pair", "simple-colors-trap", "uniqueness-test-1", "hidden-rectangle", "bug-plus-one");
    private static final List<String> RATINGS = List.of(
            "1.2..1.2", "1.5..1.5", "2.0..2.3", "2.6..2.8", "3.0..3.4", "3.6..4.0", "4.2..4.5", "6.5..6.6", "6.7..7.0",
            "7.1..7.3");
    private static final int SEEDS = 30;
    /// So much is compared of what `hint --all` says: it may tell a million steps, and where its time ends, how many they
    /// are depends on how fast the machine is.
    private static final int MOST_BYTES = 200_000;

    private final Path folder;
    private final List<String> puzzles;
    private final Method run;
    private final Method terminal;

    private Outputs(Path folder, List<String> puzzles) throws ReflectiveOperationException {
        this.folder = folder;
        this.puzzles = puzzles;
        run = Stream.of(Class.forName("org.escargot.cli.Main").getDeclaredMethods())
                .filter(method -> method.getName().equals("run"))
                .findFirst()
                .orElseThrow();
        // Its room is another one in earlier builds.
        Class<?> talksTo = run.getParameterTypes()[0];
        terminal = talksTo.getDeclaredMethod("of", InputStream.class, OutputStream.class, OutputStream.class);
        run.setAccessible(true);
        terminal.setAccessible(true);
    }

    public static void main(String... args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Outputs outputs = new Outputs(folder, Files.readAllLines(Path.of(args[1])));
        outputs.lists(args[1]);
        outputs.eachPuzzle();
        outputs.generated();
        if (args.length > 2) {
            outputs.write("cases", Stream.<String[]>of(new String[] {"cases", args[2]}));
        }
    }

    private void lists(String list) throws Exception {
        write("solve", Stream.<String[]>of(new String[] {"solve", list}));
        write("count", Stream.<String[]>of(new String[] {"solve", "--count", "--limit", "1000", list}));
        write("rate", Stream.<String[]>of(new String[] {"rate", "--scale", "both", "--threads", "1", list}));
        write("canonical", Stream.<String[]>of(new String[] {"canonical", list}));
    }

    private void eachPuzzle() throws Exception {
        write("hint", puzzles.stream().map(puzzle -> new String[] {"hint", puzzle}));
        write("hint-all", puzzles.stream().limit(100).map(puzzle -> new String[] {"hint", "--all", puzzle}));
        write("explain", puzzles.stream().limit(500).map(puzzle -> new String[] {"explain", puzzle}));
        write("explain-json", puzzles.stream().map(puzzle -> new String[] {"explain", "--format", "json", puzzle}));
        write(
                "explain-explainer-json",
                puzzles.stream().map(puzzle -> new String[] {"explain", "--scale", "explainer", "--format", "json", puzzle
                }));
    }

    private void generated() throws Exception {
        List<String[]> levels = new ArrayList<>();
        for (int level = 0; level <= 20; level++) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                levels.add(new String[] {"generate", "--level", "" + level, "--seed", "" + seed});
            }
        }
        write("generate-level", levels.stream());
        write("generate-technique", TECHNIQUES.stream()
                .map(id -> new String[] {"generate", "--technique", id, "--count", "3", "--seed", "7"}));
        write("generate-rating", RATINGS.stream()
                .map(range -> new String[] {"generate", "--rating", range, "--count", "3", "--seed", "7"}));
    }

    /// Writes what each of `calls` prints, with its exit code, into the file `name`.
    private void write(String name, Stream<String[]> calls) throws Exception {
        long begun = System.nanoTime();
        try (OutputStream out = Files.newOutputStream(folder.resolve(name))) {
            for (String[] call : calls.toList()) {
                out.write(answer(call));
            }
        }
        System.err.printf("  %s: %d s%n", name, (System.nanoTime() - begun) / 1_000_000_000);
    }

    private byte[] answer(String[] call) throws ReflectiveOperationException, IOException {
        var out = new Head(List.of(call).contains("--all") ? MOST_BYTES : Integer.MAX_VALUE);
        int code = call(out, call);
        if (code == 2 && List.of(call).contains("--format")) {
            // Builds from before this option had one spelling everywhere.
            out.reset();
            code = call(out, Stream.of(call).filter(word -> !word.equals("--format"))
                    .map(word -> word.equals("json") ? "--json" : word).toArray(String[]::new));
        }
        String end = out.isFull() ? "cut" : "exit " + code;
        return (out.text() + end + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /// The head of an answer; what is written behind it fails, as where nobody reads it.
    private static final class Head extends OutputStream {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final int most;

        Head(int most) {
            this.most = most;
        }

        @Override
        public void write(int b) throws IOException {
            if (isFull()) {
                throw new IOException("The head is full.");
            }
            kept.write(b);
        }

        boolean isFull() {
            return kept.size() >= most;
        }

        void reset() {
            kept.reset();
        }

        String text() {
            return kept.toString(StandardCharsets.UTF_8);
        }
    }

    private int call(OutputStream out, String[] call) throws ReflectiveOperationException {
        InputStream nothing = new ByteArrayInputStream(new byte[0]);
        Object talksTo = terminal.invoke(null, nothing, out, OutputStream.nullOutputStream());
        return (int) run.invoke(null, talksTo, call);
    }
}
