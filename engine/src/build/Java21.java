import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The classes and members of Java 21, by the JDK's own record of earlier releases, which `javac --release` reads, too:
/// in `lib/ct.sym` there is a folder for releases in which a class was the same, with a letter for each of them.
final class Java21 implements AutoCloseable {
    private static final String LETTER = "L";
    /// Their methods take any arguments.
    private static final Set<String> OF_ANY_TYPE =
            Set.of("java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle");

    private final FileSystem record;
    private final List<Path> modules;
    private final Map<String, Optional<ClassModel>> classes = new HashMap<>();

    Java21() throws IOException {
        record = FileSystems.newFileSystem(Path.of(System.getProperty("java.home"), "lib", "ct.sym"));
        try (Stream<Path> folders = Files.walk(record.getPath("/"), 2)) {
            modules = folders.filter(folder -> folder.getNameCount() == 2)
                    .filter(folder -> folder.getName(0).toString().contains(LETTER))
                    .toList();
        }
    }

    /// What the class asks the JDK for and Java 21 lacks, by names of the JVM.
    Set<String> lacking(byte[] type) {
        Set<String> lacking = new TreeSet<>();
        for (PoolEntry entry : ClassFile.of().parse(type).constantPool()) {
            switch (entry) {
                case MemberRefEntry member when isOfTheJdk(member.owner()) && !hasMember(member) ->
                    lacking.add(member.owner().asInternalName() + "." + member.name().stringValue());
                case ClassEntry each when isOfTheJdk(each) && find(each.asInternalName()).isEmpty() ->
                    lacking.add(each.asInternalName());
                default -> {}
            }
        }
        return lacking;
    }

    private static boolean isOfTheJdk(ClassEntry type) {
        return type.asInternalName().startsWith("java/") || type.asInternalName().startsWith("javax/");
    }

    private boolean hasMember(MemberRefEntry member) {
        String owner = member.owner().asInternalName();
        return has(owner, member) || has("java/lang/Object", member);
    }

    /// Whether the class, or one that it inherits from, has the member.
    private boolean has(String owner, MemberRefEntry member) {
        return find(owner).filter(type -> declares(type, member)
                || type.superclass().filter(each -> has(each.asInternalName(), member)).isPresent()
                || type.interfaces().stream().anyMatch(each -> has(each.asInternalName(), member))).isPresent();
    }

    private static boolean declares(ClassModel type, MemberRefEntry member) {
        boolean ofAnyType = OF_ANY_TYPE.contains(type.thisClass().asInternalName());
        return type.methods().stream().anyMatch(each -> each.methodName().equals(member.name())
                        && (ofAnyType || each.methodType().equals(member.type())))
                || type.fields().stream().anyMatch(each -> each.fieldName().equals(member.name())
                        && each.fieldType().equals(member.type()));
    }

    private Optional<ClassModel> find(String name) {
        return classes.computeIfAbsent(name, each -> modules.stream()
                .map(module -> module.resolve(each + ".sig"))
                .filter(Files::exists)
                .findFirst()
                .map(Java21::parse));
    }

    private static ClassModel parse(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        record.close();
    }
}
