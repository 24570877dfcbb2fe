package org.escargot.format.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodecsTest {
    private static final Grid P =
            Grid.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final String PACKED_EMPTY =
            "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA=";
    private static final String EMPTY =
            "{\"size\":9,\"grid\":[" + row() + (",[" + "{},".repeat(8) + "{}]").repeat(8) + "]}";

    private static String row() {
        return "[" + "{},".repeat(8) + "{}]";
    }

    @Test
    void lzStringPacksAndUnpacksWhatOthersPacked() {
        assertThat(LzString.pack(EMPTY)).isEqualTo(PACKED_EMPTY);
        assertThat(LzString.unpack(PACKED_EMPTY, 1000)).contains(EMPTY);
        assertThat(LzString.unpack("N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==", 1000))
                .contains("{\"size\":3,\"grid\":[[{},{},{}],[{},{},{}],[{},{},{}]]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "aaaaaaaaaaaaaaaaaaaa",
                "\u03b1\u03b2\u03b1",
                "mixed \u2019 text, mixed text",
                "\u0000\uFFFF"
            })
    void lzStringGivesBackAnyText(String text) {
        assertThat(LzString.unpack(LzString.pack(text), 100)).contains(text);
    }

    @Test
    void lzStringRefusesWhatIsDamagedOrTooLong() {
        assertThat(LzString.unpack(PACKED_EMPTY.substring(0, 40), 1000)).isEmpty();
        assertThat(LzString.unpack("N4!g", 1000)).isEmpty();
        assertThat(LzString.unpack("", 1000)).isEmpty();
        assertThat(LzString.unpack(LzString.pack("a".repeat(100_000)), 1000)).isEmpty();
    }

    @Test
    void jsonIsReadWhole() {
        Json json = Json.parse(" {\"a\": [1, \"x\\u00e9\\n\", true], \"b\": {\"c\": -2.5e1}} ")
                .orElseThrow();

        assertThat(json.member("a").orElseThrow().items())
                .isEqualTo(List.of(new Json.Figure("1"), new Json.Text("x\u00e9\n"), new Json.Word("true")));
        assertThat(json.member("b").flatMap(b -> b.member("c"))).contains(new Json.Figure("-2.5e1"));
    }

    @Test
    void jsonIsWrittenAsItIsRead() {
        String text = "{\"a\":[1,\"x\u00e9\\u000a\\\"\\\\\",true,0.5,[]],\"b\":{\"c\":null},\"d\":{}}";

        Json built = Json.Members.of(
                        "a",
                        Json.list(Stream.of(
                                Json.of(1),
                                Json.of("x\u00e9\n\"\\"),
                                Json.of(true),
                                Json.of(0.5),
                                Json.list(Stream.of()))))
                .with("b", Json.Members.of("c", Json.Word.NULL))
                .withText("none", "")
                .with("d", Json.Members.NONE);

        assertThat(built.written()).isEqualTo(text);
        assertThat(Json.parse(text)).contains(built);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1,]", "{\"a\" 1}", "{\"a\":1} x", "01", "\"\\x\"", "\"", "[1 2]", "nul", "1e"})
    void whatIsNoJsonIsNothing(String text) {
        assertThat(Json.parse(text)).isEmpty();
    }

    @Test
    void jsonNestedWithoutEndIsNothing() {
        assertThat(Json.parse("[".repeat(100_000))).isEmpty();
        assertThat(Json.parse("[".repeat(100) + "]".repeat(100))).isEmpty();
    }

    @Test
    void runsOfBlanksAreSudokuExchanges() {
        assertThat(BlankRuns.write(P)).isEqualTo("5NlQ19j9mGca3OIN1bWGk2m41TjS79");
        assertThat(BlankRuns.write(Grid.EMPTY)).isEqualTo("oooooooooooooK");
        assertThat(BlankRuns.readPairs("5NlQ19j9mGca3OIN1bWGk2m41TjS79")).contains(P);
        assertThat(BlankRuns.readPairs("5NlQ")).isEmpty();
        assertThat(BlankRuns.readPairs("!")).isEmpty();
    }
}
