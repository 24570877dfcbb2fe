package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.teavm.jso.JSExport;

/// The page and the engine mean the same by the same names.
class DoorTest {
    private static final Path PAGE = Path.of("src", "main", "page", "engine");
    private static final Path DOOR = PAGE.resolve("door.ts");
    private static final Pattern FUNCTION = Pattern.compile("(?m)^  (\\w+)\\((.*)\\): .*;$");
    private static final Pattern PARAMETER = Pattern.compile("\\w+: ([^,]+)");
    /// The types of `engine/answers.ts` that are not text, and what they are.
    private static final Map<String, String> TYPES =
            Map.of("number", "number", "Side", "number", "Int8Array", "byte[]", "Int32Array", "int[]");

    @Test
    void thePageHasTheNamesOfTheEngine() throws IOException {
        String wanted = Door.text();
        if (Boolean.getBoolean("escargot.bless")) {
            Files.writeString(DOOR, wanted);
        }
        assertThat(DOOR).hasContent(wanted);
    }

    @ParameterizedTest
    @EnumSource
    void everyCommandIsTheRecordOfItsName(PageCommand command) throws ReflectiveOperationException {
        Class<?>[] types = Arrays.stream(Door.record(command).getRecordComponents())
                .map(component -> component.getType())
                .toArray(Class<?>[]::new);
        String text = "";
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = types[i] == int.class ? i + 3 : types[i] == String.class ? "" : types[i].getEnumConstants()[1];
            text = values[i] instanceof Enum<?> constant ? Names.of(constant) : text;
        }
        assertThat(command.with(new PageCommand.Given(3, 4, text)))
                .isEqualTo(Door.record(command).getDeclaredConstructor(types).newInstance(values));
    }

    @Test
    void whatIsNoCommandIsAnError() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Engine.act("tpye", 1, 0, "", 0))
                .withMessage("There is no such name (tpye).");
    }

    @Test
    void thePageAsksWhatTheEnginesAnswer() throws IOException {
        assertThat(asked("Speaking", "Answers")).isEqualTo(answered(Engine.class));
        assertThat(asked("Speaking", "BackgroundAnswers")).isEqualTo(answered(BackgroundEngine.class));
        assertThat(asked("Speaking", "VariantAnswers")).isEqualTo(answered(VariantEngine.class));
        assertThat(asked("PhotoAnswers")).isEqualTo(answered(PhotoEngine.class));
    }

    /// Such as `begin[text, number, number]`, from the interfaces that the page's compiler checks its questions by.
    private static Set<String> asked(String... interfaces) throws IOException {
        String answers = Files.readString(PAGE.resolve("answers.ts"));
        Set<String> functions = new TreeSet<>();
        for (String name : interfaces) {
            int start = answers.indexOf("export interface " + name + " ");
            String body = answers.substring(start, answers.indexOf("\n}", start));
            FUNCTION.matcher(body)
                    .results()
                    .map(found -> found.group(1) + taken(found.group(2)))
                    .forEach(functions::add);
        }
        return functions;
    }

    private static String taken(String parameters) {
        return PARAMETER
                .matcher(parameters)
                .results()
                .map(parameter -> TYPES.getOrDefault(parameter.group(1), "text"))
                .toList()
                .toString();
    }

    private static Set<String> answered(Class<?> engine) {
        Set<String> functions = new TreeSet<>();
        for (Method method : engine.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && method.isAnnotationPresent(JSExport.class)) {
                functions.add(method.getName()
                        + Arrays.stream(method.getParameterTypes())
                                .map(DoorTest::kind)
                                .toList());
            }
        }
        return functions;
    }

    private static String kind(Class<?> type) {
        return type.isArray() ? type.getSimpleName() : type == String.class ? "text" : "number";
    }
}
