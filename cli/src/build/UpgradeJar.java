import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/// Copies a jar of Java 5 classes as one of Java 25 classes: picocli's have no stack maps, so that the JVM keeps
/// them out of its AOT cache and verifies them the slow way in every run. That was half the time of a short run.
void main(String... paths) throws IOException {
    Path from = Path.of(paths[0]);
    Path to = Path.of(paths[1]);
    Files.createDirectories(to.getParent());
    try (var loader = new URLClassLoader(new URL[] {from.toUri().toURL()});
            var in = new JarFile(from.toFile());
            var out = new JarOutputStream(Files.newOutputStream(to))) {
        ClassFile classes = ClassFile.of(
                ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofClassLoading(loader)
                        .orElse(ClassHierarchyResolver.defaultResolver())));
        // A method body is only written anew, with stack maps, when something passes it on piece by piece.
        ClassTransform upgrade = ClassTransform.transformingMethodBodies((code, element) -> code.with(element))
                .andThen(ClassTransform.endHandler(type -> type.withVersion(ClassFile.JAVA_25_VERSION, 0)));
        for (JarEntry entry : Collections.list(in.entries())) {
            byte[] bytes = in.getInputStream(entry).readAllBytes();
            if (entry.getName().endsWith(".class") && !entry.getName().endsWith("module-info.class")) {
                bytes = classes.transformClass(classes.parse(bytes), upgrade);
            }
            JarEntry copy = new JarEntry(entry.getName());
            copy.setTime(entry.getTime());
            out.putNextEntry(copy);
            out.write(bytes);
        }
        // Picocli's license asks that changed files say so.
        JarEntry notice = new JarEntry("META-INF/CHANGED.txt");
        notice.setTime(0);
        out.putNextEntry(notice);
        out.write("Escargot's build has raised the class file version of these classes.\n".getBytes());
        // And that its text goes with them; it is that of our own.
        JarEntry license = new JarEntry("META-INF/LICENSE");
        license.setTime(0);
        out.putNextEntry(license);
        out.write(Files.readAllBytes(Path.of(paths[2])));
    }
}
