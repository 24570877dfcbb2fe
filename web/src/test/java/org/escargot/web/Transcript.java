package org.escargot.web;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.escargot.format.codec.JsonWriter;

/// Questions to [Engine] and [BackgroundEngine], as the page asks them, and what they answer on the JVM: line by line a
/// question, a JSON array of the class, the function and its arguments, and its answer. The browser tests ask the same
/// of both in their workers.
final class Transcript implements AutoCloseable {
    private final PrintWriter lines;

    Transcript(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        lines = new PrintWriter(Files.newBufferedWriter(file));
    }

    /// Asks both, as the two have one language.
    void askBoth(String call, Object... arguments) {
        functions(call, arguments.length).forEach(function -> ask(function, arguments));
    }

    /// The answer to `call` of the one that knows it, noted down. Numbers are `int` or `double`, as the function has
    /// them.
    String ask(String call, Object... arguments) {
        return ask(functions(call, arguments.length).getFirst(), arguments);
    }

    private String ask(Method function, Object... arguments) {
        String answer;
        try {
            answer = String.valueOf(function.invoke(null, arguments));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The engine failed at " + function.getName() + ".", e);
        }
        lines.print(question(function, arguments) + "\n" + answer + "\n");
        return answer;
    }

    private static List<Method> functions(String call, int arguments) {
        return Stream.of(Engine.class, BackgroundEngine.class)
                .flatMap(engine -> Arrays.stream(engine.getMethods()))
                .filter(method -> method.getName().equals(call) && method.getParameterCount() == arguments)
                .toList();
    }

    private static String question(Method function, Object... arguments) {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            json.string(function.getDeclaringClass().getSimpleName());
            json.string(function.getName());
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
