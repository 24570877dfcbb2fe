package org.escargot.web;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Questions to [Engine], as the page asks them, and what it answers on the JVM: line by line a question, a JSON array
/// of the function's name and its arguments, and its answer. The browser tests ask the same of the engine in its
/// worker.
final class Transcript implements AutoCloseable {
    private final PrintWriter lines;

    Transcript(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        lines = new PrintWriter(Files.newBufferedWriter(file));
    }

    /// The answer of [Engine] to `call`, noted down. Numbers are `int` or `double`, as the function has them.
    String ask(String call, Object... arguments) {
        String answer;
        try {
            answer = String.valueOf(function(call, arguments.length).invoke(null, arguments));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The engine failed at " + call + ".", e);
        }
        lines.print(question(call, arguments) + "\n" + answer + "\n");
        return answer;
    }

    private static Method function(String call, int arguments) {
        return Arrays.stream(Engine.class.getMethods())
                .filter(method -> method.getName().equals(call) && method.getParameterCount() == arguments)
                .findFirst()
                .orElseThrow();
    }

    private static String question(String call, Object... arguments) {
        Json json = new Json();
        json.array(() -> {
            json.string(call);
            for (Object argument : arguments) {
                if (argument instanceof Number number) {
                    json.number(number.longValue());
                } else {
                    json.string(argument.toString());
                }
            }
        });
        return json.toString();
    }

    @Override
    public void close() {
        lines.close();
    }
}
