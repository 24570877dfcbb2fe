package org.escargot.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// The messages of the engine's own `.properties` files. For the JVM only: a page brings its own [Messages].
public final class PropertiesMessages implements Messages {
    private final Map<String, String> texts;

    private PropertiesMessages(Map<String, String> texts) {
        this.texts = texts;
    }

    /// The messages of `language`.
    public static PropertiesMessages of(Language language) {
        String name = "messages_" + language.code() + ".properties";
        try (InputStream in = PropertiesMessages.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("The engine's file (" + name + ") is missing.");
            }
            Properties properties = new Properties();
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            Map<String, String> texts = new HashMap<>();
            for (String key : properties.stringPropertyNames()) {
                texts.put(key, properties.getProperty(key));
            }
            return new PropertiesMessages(texts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// All messages by key.
    public Map<String, String> texts() {
        return Map.copyOf(texts);
    }

    @Override
    public @Nullable String message(String key) {
        return texts.get(key);
    }
}
