package org.escargot.format.registry;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;

/// Gives the reader of one format texts that formats wrote, changed at random, and random bytes: what comes out must be
/// puzzles or problems, never an exception. What a link has packed is changed before it is packed.
///
/// The program goes through all readers, or those with the ids given, a number of seconds each:
/// `java -cp engine/target/classes:engine/target/test-classes org.escargot.format.registry.ReaderFuzz 600 [ID...]`.
final class ReaderFuzz {
    private static final String ALPHABET =
            "0123456789..,;:|+-*[](){}<>/\\\"'=&#%_ \t\n\r\u0000aAzZtfu\u00e9\u03b1\uFFFD";
    private static final int LONGEST = 20_000;
    private static final int MOST_CHANGES = 8;

    private final Format format;
    private final SplittableRandom random;
    private final List<FuzzSeed> own;
    private int inputs;
    private Slowest slowest = new Slowest("", 0);

    /// Where the same `seed` gives the same inputs.
    ReaderFuzz(Format format, long seed) {
        this.format = format;
        this.random = new SplittableRandom(format.id().hashCode() ^ seed);
        this.own = FuzzSeed.ALL.stream()
                .filter(text -> text.format().equals(format.id()))
                .toList();
    }

    /// The input that took longest, and how long in nanoseconds.
    record Slowest(String input, long nanos) {}

    /// Goes on while `goesOn`.
    ///
    /// @throws AssertionError when a reader throws, or says something else than it should; it can go on after that
    void run(BooleanSupplier goesOn) {
        while (goesOn.getAsBoolean()) {
            String input = next();
            long start = System.nanoTime();
            read(input, Optional.of(format));
            read(input, Optional.empty());
            long nanos = System.nanoTime() - start;
            if (nanos > slowest.nanos) {
                slowest = new Slowest(input, nanos);
            }
            inputs++;
        }
    }

    /// Half of the inputs were of the reader's own format before they were changed, one in sixteen is random bytes.
    private String next() {
        int kind = random.nextInt(16);
        if (kind == 0) {
            byte[] bytes = new byte[random.nextInt(2_000)];
            random.nextBytes(bytes);
            return new String(bytes, random.nextBoolean() ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
        }
        List<FuzzSeed> seeds = kind > 8 || own.isEmpty() ? FuzzSeed.ALL : own;
        FuzzSeed seed = seeds.get(random.nextInt(seeds.size()));
        String text = seed.text();
        for (int i = random.nextInt(1, MOST_CHANGES); i > 0; i--) {
            text = changed(text);
        }
        String input = seed.wrap().apply(text);
        return random.nextInt(8) == 0 ? changed(input) : input;
    }

    private String changed(String text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + random.nextInt(1 + (1 << random.nextInt(9))));
        String piece = text.substring(at, end);
        String with = switch (random.nextInt(6)) {
            case 0 -> "";
            case 1 -> piece.repeat(random.nextInt(8));
            case 2 -> text.substring(random.nextInt(text.length() + 1));
            case 3 -> new StringBuilder(piece).reverse().toString();
            case 4 -> Integer.toString(random.nextInt());
            default -> Character.toString(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        };
        String changed = text.substring(0, at) + with + text.substring(end);
        return changed.substring(0, Math.min(changed.length(), LONGEST));
    }

    /// Reads `text` in `format`, or in the one that is found out.
    private static void read(String text, Optional<Format> format) {
        try {
            List<Entry> entries = Formats.read(text, format);
            if (entries.isEmpty() || !entries.stream().allMatch(ReaderFuzz::isSaid)) {
                throw new IllegalStateException("This is neither a puzzle nor a problem: " + entries);
            }
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("As " + format + ", this text throws: " + quoted(text), e);
        }
    }

    private static boolean isSaid(Entry entry) {
        if (entry instanceof BrokenEntry broken) {
            String sentence = broken.problem().sentence();
            return !sentence.isBlank() && !sentence.contains("\n") && !sentence.contains("Exception");
        }
        return true;
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder();
        text.chars().limit(5_000).forEach(c -> {
            if (c < ' ' || c > '~') {
                quoted.append("\\u").append(Integer.toHexString(0x10000 + c).substring(1));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.toString();
    }

    /// Prints how many inputs each reader had, which took longest, and what each threw, each place once.
    public static void main(String[] args) {
        long seconds = Long.parseLong(args[0]);
        List<String> wanted = List.of(args).subList(1, args.length);
        long seed = System.nanoTime();
        IO.println("seed " + seed);
        for (Format format : Formats.ALL) {
            if (wanted.isEmpty() || wanted.contains(format.id())) {
                new ReaderFuzz(format, seed).report(seconds);
            }
        }
    }

    private void report(long seconds) {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        Map<String, Integer> faults = new HashMap<>();
        while (System.nanoTime() < end) {
            try {
                run(() -> System.nanoTime() < end);
            } catch (AssertionError e) {
                Throwable cause = e.getCause();
                String where = cause + " "
                        + (cause == null ? "" : List.of(cause.getStackTrace()).getFirst());
                if (faults.merge(where, 1, Integer::sum) == 1) {
                    IO.println(format.id() + ": " + where + "\n" + e.getMessage());
                }
            }
        }
        IO.println("%s: %d s, %,d inputs, faults: %s, slowest %.1f ms: %s"
                .formatted(
                        format.id(),
                        seconds,
                        inputs,
                        faults,
                        slowest.nanos / 1e6,
                        quoted(slowest.input.substring(0, Math.min(200, slowest.input.length())))));
    }
}
