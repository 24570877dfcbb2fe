package org.escargot.web;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.escargot.format.codec.Json;
import org.teavm.jso.JSExport;

/// Asks the four engines on the JVM, and keeps the shape of what each function answered.
final class AnswerRecord {
    static final List<Class<?>> ENGINES =
            List.of(Engine.class, BackgroundEngine.class, VariantEngine.class, PhotoEngine.class);

    private final Map<String, AnswerShape> shapes = new TreeMap<>();

    /// Asks `function` of the engine that has it; a number may be given as `int` where it takes another one.
    String ask(Class<?> engine, String function, Object... arguments) {
        Method method = functions(engine)
                .filter(each -> each.getName().equals(function))
                .findFirst()
                .orElseThrow();
        try {
            String answer = String.valueOf(method.invoke(null, arguments));
            note(name(engine, function), answer);
            return answer;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The engine failed at " + function + ".", e);
        }
    }

    /// Takes the questions and answers of a [Transcript].
    void note(Path transcript) throws IOException {
        List<String> lines = Files.readAllLines(transcript);
        for (int i = 0; i < lines.size(); i += 2) {
            List<Json> question = Json.parse(lines.get(i)).orElseThrow().items();
            note(text(question.get(0)) + "." + text(question.get(1)), lines.get(i + 1));
        }
    }

    private static String text(Json value) {
        return value instanceof Json.Text text ? text.value() : "";
    }

    private void note(String name, String answer) {
        shapes.computeIfAbsent(name, _ -> new AnswerShape())
                .see(Json.parse(answer).orElseThrow(() -> new AssertionError(name + " answered no JSON: " + answer)));
    }

    /// Literals that have together all that the function was seen to answer.
    List<String> literals(Class<?> engine, String function) {
        return shapes.getOrDefault(name(engine, function), new AnswerShape()).literals();
    }

    private static String name(Class<?> engine, String function) {
        return engine.getSimpleName() + "." + function;
    }

    /// The names of what the page can ask `engine`, in alphabetical order.
    static Set<String> names(Class<?> engine) {
        Set<String> names = new TreeSet<>();
        functions(engine).forEach(method -> names.add(method.getName()));
        return names;
    }

    private static Stream<Method> functions(Class<?> engine) {
        return Arrays.stream(engine.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> method.isAnnotationPresent(JSExport.class));
    }
}
