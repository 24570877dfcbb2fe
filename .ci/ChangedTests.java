import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Finds the unit tests that changed files can break, from the compiled classes.
///
/// Reads the paths of changed files, relative to the project, from standard input. Writes, for each module that is named
/// as an argument, `target/changed-tests.txt`: its test classes that changed, that use a changed class directly or through
/// others, or that are tagged "house", because they read all sources. Prints how many there are.
///
/// A file that is no class counts as a change of the classes that name it or its folder in a string, and of those in
/// whose package it lies. A POM counts as a change of all classes of its module. What the compiler copies from one class
/// into another, a constant, leaves no trace: only the tests of its own class are found.
final class ChangedTests {
    private static final String HOUSE = "house";
    private static final String TAG = "Lorg/junit/jupiter/api/Tag;";
    /// Surefire takes a file without a line for no file.
    private static final String NONE = "none/Nothing.java";

    /// A class of a source file with all that is nested in it.
    private record Unit(String module, boolean isTest, Set<String> used, Set<String> texts) {
        static Unit empty(String module, boolean isTest) {
            return new Unit(module, isTest, new HashSet<>(), new HashSet<>());
        }
    }

    private final Map<String, Unit> units = new HashMap<>();

    private ChangedTests() {}

    static void main(String... modules) throws IOException {
        ChangedTests tests = new ChangedTests();
        for (String module : modules) {
            tests.read(module, false);
            tests.read(module, true);
        }
        List<String> paths = new String(System.in.readAllBytes()).lines().toList();
        Set<String> reached = tests.users(tests.changed(paths));
        int count = 0;
        for (String module : modules) {
            count += tests.write(module, reached);
        }
        System.out.println(count);
    }

    private void read(String module, boolean isTest) throws IOException {
        Path folder = Path.of(module, "target", isTest ? "test-classes" : "classes");
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                add(ClassFile.of().parse(file), module, isTest);
            }
        }
    }

    private void add(ClassModel model, String module, boolean isTest) {
        String name = outer(model.thisClass().asInternalName());
        Unit unit = units.computeIfAbsent(name, _ -> Unit.empty(module, isTest));
        for (PoolEntry entry : model.constantPool()) {
            switch (entry) {
                case ClassEntry used -> unit.used().add(outer(used.asInternalName()));
                case Utf8Entry text -> unit.texts().add(text.stringValue());
                default -> {}
            }
        }
    }

    /// The class of the source file; types of arrays and nested classes count as theirs.
    private static String outer(String name) {
        String element = name.startsWith("[") ? name.replaceAll("^\\[+L?|;$", "") : name;
        int nested = element.indexOf('$');
        return nested > 0 ? element.substring(0, nested) : element;
    }

    private Set<String> changed(List<String> paths) {
        Set<String> changed = new HashSet<>();
        units.forEach((name, unit) -> {
            if (unit.isTest() && unit.texts().contains(TAG) && unit.texts().contains(HOUSE)) {
                changed.add(name);
            }
            if (paths.stream().anyMatch(path -> concerns(path, name, unit))) {
                changed.add(name);
            }
        });
        return changed;
    }

    private static boolean concerns(String path, String name, Unit unit) {
        if (path.endsWith("pom.xml")) {
            return path.equals("pom.xml") || path.equals(unit.module() + "/pom.xml");
        }
        if (path.endsWith(".java")) {
            return path.startsWith(unit.module() + "/") && path.endsWith("/java/" + name + ".java");
        }
        String room = name.substring(0, name.lastIndexOf('/') + 1);
        return path.contains("/resources/" + room) || unit.texts().stream().anyMatch(text -> names(text, path));
    }

    /// Whether a text of a program is a path that ends in the name of the file `path`, or of its folder where only data
    /// lies.
    private static boolean names(String text, String path) {
        Path file = Path.of(path);
        String name = file.getFileName().toString();
        boolean isData = path.contains("/resources/") || path.startsWith("docs/");
        return text.endsWith("/" + name)
                || name.contains(".") && text.equals(name)
                || isData && ("/" + text).endsWith("/" + file.getParent().getFileName());
    }

    /// `changed`, and all that use one of them.
    private Set<String> users(Set<String> changed) {
        Map<String, List<String>> users = new HashMap<>();
        units.forEach((name, unit) ->
                unit.used().forEach(used -> users.computeIfAbsent(used, _ -> new ArrayList<>()).add(name)));
        Set<String> reached = new HashSet<>(changed);
        Deque<String> waiting = new ArrayDeque<>(changed);
        while (!waiting.isEmpty()) {
            for (String user : users.getOrDefault(waiting.remove(), List.of())) {
                if (reached.add(user)) {
                    waiting.add(user);
                }
            }
        }
        return reached;
    }

    private int write(String module, Set<String> reached) {
        Set<String> lines = new TreeSet<>();
        units.forEach((name, unit) -> {
            boolean isRun = name.endsWith("Test") || name.endsWith("Properties");
            if (unit.module().equals(module) && unit.isTest() && isRun && reached.contains(name)) {
                lines.add(name + ".java");
            }
        });
        try {
            Path file = Files.createDirectories(Path.of(module, "target")).resolve("changed-tests.txt");
            Files.write(file, lines.isEmpty() ? List.of(NONE) : lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines.size();
    }
}
