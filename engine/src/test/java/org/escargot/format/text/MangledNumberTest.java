package org.escargot.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/// The regular expressions that say the same are the oracles.
class MangledNumberTest {
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d([.,]\\d+)?[eE]\\+?[78]\\d\\b");
    private static final Pattern MOVE = Pattern.compile("(I\\d\\d[1-9]|E\\d\\d\\d{3})\\s*");

    @Property(tries = 20_000)
    void isTheOneThatTheExpressionFinds(@ForAll("numbers") String line) {
        Optional<MangledNumber> expected =
                NUMBER.matcher(line).results().findFirst().map(match -> new MangledNumber(match.start(), match.end()));
        assertThat(MangledNumber.in(line)).isEqualTo(expected);
    }

    @Property(tries = 20_000)
    void movesAreThoseOfTheExpression(@ForAll("moves") String line) {
        assertThat(SimpleSudokuMoves.isMove(line)).isEqualTo(MOVE.matcher(line).matches());
    }

    @Provide
    Arbitrary<String> numbers() {
        return Arbitraries.of("1", "23", ".", ",", "E", "e", "+", "78", "8", " ", "x", "_")
                .list()
                .ofMaxSize(12)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<String> moves() {
        return Arbitraries.of("I", "E", "0", "38", "7", "800", " ", "x")
                .list()
                .ofMaxSize(5)
                .map(parts -> String.join("", parts));
    }
}
