import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes the classes that must know the number of lanes a second time, for eight lanes: the kernel, the state, the
/// search through a tree. C2 must see the width of a vector as a constant, so two widths are two classes. The first
/// path is the folder of the sources to read, the second that of the sources to write.
void main(String... paths) throws IOException {
    Path from = Path.of(paths[0]);
    Path to = Path.of(paths[1], "org", "escargot", "simd");
    Files.createDirectories(to);
    requireAlike(from.resolve("LaneSweep.java"), from.resolve("DigitSweep.java"));
    requireAlike(from.resolve("LaneSweep.java"), from.resolve("EightSweep.java"));
    String sweep = Files.readString(from.resolve("LaneSweep.java"));
    sweep = replaced(sweep, "LaneTables.widest()", "jdk.incubator.vector.IntVector.SPECIES_256");
    Files.writeString(to.resolve("NarrowSweep.java"), narrow(sweep));
    Files.writeString(to.resolve("NarrowState.java"), narrow(Files.readString(from.resolve("LaneState.java"))));
    Files.writeString(to.resolve("NarrowTree.java"), narrow(Files.readString(from.resolve("TreeLanes.java"))));
}

private static String narrow(String source) {
    return replaced(source, "LaneSweep", "NarrowSweep")
            .replace("LaneState", "NarrowState")
            .replace("TreeLanes", "NarrowTree");
}

private static String replaced(String source, String old, String by) {
    if (!source.contains(old)) {
        throw new IllegalStateException("A source for eight lanes is made from one that names (" + old + ").");
    }
    return source.replace(old, by);
}

/// Checks that two kernels have the same rules. The rules are written twice because a kernel is one method: one kernel
/// has positions in the lanes, the other digits.
private static void requireAlike(Path one, Path other) throws IOException {
    if (!rules(one).equals(rules(other))) {
        throw new IllegalStateException(
                "Rows, columns and boxes must be closed by the same lines in (" + one + ") and (" + other + ").");
    }
}

private static String rules(Path kernel) throws IOException {
    String source = Files.readString(kernel);
    int from = source.indexOf("// Rows and boxes");
    int columns = source.indexOf("// Columns and boxes", from);
    int to = source.indexOf("m = m.or(m.lanewise(LSHR, 10)).or(m.lanewise(LSHR, 20));", columns);
    if (from < 0 || columns < 0 || to < 0) {
        throw new IllegalStateException("No closing of rows and columns is to be seen in (" + kernel + ").");
    }
    return source.substring(from, to);
}
