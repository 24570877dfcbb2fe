import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeMap;

/// Writes the messages of each language as JSON, one object of keys and texts, for the page: there the engine has no
/// `.properties`. The first path is the folder of the messages, the second that of the JSON files.
void main(String... paths) throws IOException {
    Path from = Path.of(paths[0]);
    Path to = Path.of(paths[1]);
    Files.createDirectories(to);
    try (var files = Files.newDirectoryStream(from, "messages_*.properties")) {
        for (Path file : files) {
            String name = file.getFileName().toString().replace(".properties", ".json");
            Files.writeString(to.resolve(name), json(file));
        }
    }
}

/// The keys in order, one a line.
private static String json(Path file) throws IOException {
    Properties messages = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
        messages.load(in);
    }
    StringBuilder json = new StringBuilder();
    new TreeMap<>(messages).forEach((key, text) -> json.append(json.isEmpty() ? "{\n" : ",\n")
            .append(quoted(key))
            .append(": ")
            .append(quoted(text)));
    return json.append("\n}\n").toString();
}

private static String quoted(Object text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.toString().chars().forEach(c -> {
        if (c == '"' || c == '\\') {
            quoted.append('\\').append((char) c);
        } else if (c < ' ') {
            quoted.append(String.format("\\u%04x", c));
        } else {
            quoted.append((char) c);
        }
    });
    return quoted.append('"').toString();
}
