import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;

/// Writes a number that is another one for other jars, into the first path. The launchers put it into the name of
/// the AOT cache, because the jars' times are the same in every build (which the JVM would fall for).
void main(String... paths) throws IOException {
    CRC32 sum = new CRC32();
    for (int i = 1; i < paths.length; i++) {
        sum.update(Files.readAllBytes(Path.of(paths[i])));
    }
    Files.writeString(Path.of(paths[0]), Long.toHexString(sum.getValue()) + "\n");
}
