import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Lowers the class files in the folders that are given to Java 21, so that servers and clusters with that version can
/// load them. The source is Java 25; of what its compiler writes, a JVM of Java 21 refuses two things: the version, and
/// switches over types whose call site names the type of the value, where it wants `Object`. A class that asks the JDK
/// for what came later stops the build. After that all of them run on Java 21, and on every later one.
private static final short JAVA_21 = 65;
private static final int MAGIC = 0xCAFE_BABE;

/// Where a class file has its version, the number of its constants, and the first of them.
private static final int MAJOR = 6;
private static final int COUNT = 8;
private static final int CONSTANTS = 10;

private static final int UTF8 = 1;
private static final int NAME_AND_TYPE = 12;
private static final String SWITCH = "typeSwitch";
/// How the descriptor of such a call site ends, and not that of the method which links it: the case to begin with.
private static final String PLACE = ";I)I";
private static final String OVER_OBJECTS = "(Ljava/lang/Object;I)I";

void main(String... folders) throws IOException {
    try (var java21 = new Java21()) {
        for (String folder : folders) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                    lower(file, java21);
                }
            }
        }
    }
}

private static void lower(Path file, Java21 java21) throws IOException {
    ByteBuffer type = ByteBuffer.wrap(Files.readAllBytes(file));
    if (type.getInt(0) != MAGIC) {
        throw new IOException(file + " is no class file.");
    }
    if (type.getShort(MAJOR) > JAVA_21) {
        Set<String> lacking = java21.lacking(type.array());
        if (!lacking.isEmpty()) {
            throw new IOException(file + " needs what Java 21 lacks: " + String.join(", ", lacking) + ".");
        }
        // Maven tells by the time whether a class has to be compiled anew.
        FileTime time = Files.getLastModifiedTime(file);
        Files.write(file, lowered(type.putShort(MAJOR, JAVA_21)));
        Files.setLastModifiedTime(file, time);
    }
}

/// The class with its switches over types as Java 21 wants them: their call sites get a descriptor that stands behind
/// all other constants, because others may share theirs.
private static byte[] lowered(ByteBuffer type) throws IOException {
    List<Integer> constants = constants(type);
    int count = Short.toUnsignedInt(type.getShort(COUNT));
    boolean hasSwitch = false;
    for (int at : constants.subList(1, count)) {
        if (type.get(at) == NAME_AND_TYPE
                && text(type, constants, type.getShort(at + 1)).equals(SWITCH)
                && text(type, constants, type.getShort(at + 3)).endsWith(PLACE)) {
            type.putShort(at + 3, (short) count);
            hasSwitch = true;
        }
    }
    return hasSwitch ? withDescriptor(type.putShort(COUNT, (short) (count + 1)), constants.get(count)) : type.array();
}

private static byte[] withDescriptor(ByteBuffer type, int end) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    out.write(type.array(), 0, end);
    out.writeByte(UTF8);
    out.writeUTF(OVER_OBJECTS);
    out.write(type.array(), end, type.capacity() - end);
    return bytes.toByteArray();
}

/// Where each constant begins, from number 1 on, and last where they end. One that takes two numbers stands at both.
private static List<Integer> constants(ByteBuffer type) {
    int count = Short.toUnsignedInt(type.getShort(COUNT));
    List<Integer> begins = new ArrayList<>(List.of(0));
    int at = CONSTANTS;
    while (begins.size() < count) {
        begins.add(at);
        if (type.get(at) == 5 || type.get(at) == 6) {
            begins.add(at);
        }
        at += length(type, at);
    }
    begins.add(at);
    return begins;
}

/// The bytes of the constant at `at`, by section 4.4 of the JVM's specification.
private static int length(ByteBuffer type, int at) {
    return switch (type.get(at)) {
        case UTF8 -> 3 + Short.toUnsignedInt(type.getShort(at + 1));
        case 7, 8, 16, 19, 20 -> 3;
        case 15 -> 4;
        case 3, 4, 9, 10, 11, NAME_AND_TYPE, 17, 18 -> 5;
        case 5, 6 -> 9;
        default -> throw new IllegalStateException("There is no constant of the kind " + type.get(at) + ".");
    };
}

private static String text(ByteBuffer type, List<Integer> constants, short number) {
    int at = constants.get(Short.toUnsignedInt(number));
    return new String(type.array(), at + 3, Short.toUnsignedInt(type.getShort(at + 1)), StandardCharsets.UTF_8);
}
