package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.registry.UsualFormats;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.game.keeping.Statistics;

/// What is written can be read again, and any other text gives a problem and nothing else.
class KeepingProperties {
    private static final long NOW = 1_000_000;

    @Provide
    Arbitrary<GameState> states() {
        return Commands.states(40);
    }

    @Provide
    Arbitrary<Statistics> statistics() {
        Arbitrary<Aids> aids = Arbitraries.of(Aids.NONE, new Aids(1, 0, 0), new Aids(0, 3, 0));
        Arbitrary<Result> results = Combinators.combine(
                        Arbitraries.integers().between(-1, 20),
                        Arbitraries.longs().between(0, Long.MAX_VALUE),
                        aids)
                .as((level, millis, help) -> new Result(new Level(level), millis, help));
        return results.list()
                .ofMaxSize(12)
                .map(list -> list.stream()
                        .reduce(
                                Statistics.NONE,
                                (sum, result) -> sum.withStart(result.level()).with(result),
                                (a, b) -> b));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aSavedGameComesBackWhole(@ForAll("states") GameState state) {
        String text = SaveFormat.write(state.game(), NOW);

        assertThat(SaveFormat.read(text))
                .isEqualTo(new Decoded.Done<>(state.game().stopped(NOW)));
        assertThat(SaveFormat.read(text.replace("\n", "\r\n")))
                .isEqualTo(new Decoded.Done<>(state.game().stopped(NOW)));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aLinkLeadsToItsBoard(@ForAll("states") GameState state) {
        for (Board board : state.game().history().boards()) {
            String link = LinkCodec.write(board);
            assertThat(link).matches("a[A-Za-z0-9_-]+").hasSizeLessThan(1300);
            assertThat(LinkCodec.read(link)).isEqualTo(new Decoded.Done<>(board));
            assertThat(LinkCodec.read("#" + link)).isEqualTo(new Decoded.Done<>(board));
        }
    }

    @Provide
    Arbitrary<FormatWriter> writers() {
        // SudoCue's rows without a placed digit are candidates like any others.
        return Arbitraries.of(UsualFormats.ALL.stream()
                .filter(format -> !format.id().equals("sdx"))
                .flatMap(format -> format.writer().stream())
                .filter(writer -> writer.carries().contains(Feature.PLACED))
                .toList());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aFileKeepsPuzzleAndProgress(@ForAll("states") GameState state, @ForAll("writers") FormatWriter writer) {
        Board board = state.board();

        assertThat(GameFiles.read(GameFiles.write(board, writer))).isInstanceOfSatisfying(Decoded.Done.class, done -> {
            Board read = (Board) done.value();
            assertThat(read.givens()).isEqualTo(board.puzzle().grid());
            assertThat(read.digits()).isEqualTo(board.digits());
        });
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void statisticsComeBackWhole(@ForAll("statistics") Statistics statistics) {
        assertThat(Statistics.read(statistics.write())).isEqualTo(new Decoded.Done<>(statistics));
    }

    @Provide
    Arbitrary<String> noise() {
        return Arbitraries.strings()
                .withChars("0123456789abcdgknosxAEHP -_#\n\r\té\u0000\uD83Cstepboardkeepndat")
                .ofMaxLength(300);
    }

    /// Replaces `length` characters by `with`.
    record Slip(int place, int length, String with) {
        String applyTo(String text) {
            int start = text.isEmpty() ? 0 : place % text.length();
            return text.substring(0, start) + with + text.substring(Math.min(text.length(), start + length));
        }
    }

    @Provide
    Arbitrary<List<Slip>> slips() {
        Arbitrary<String> with =
                Arbitraries.strings().withChars("019 -\nagdscokxnPEAHQ_#").ofMaxLength(3);
        return Combinators.combine(
                        Arbitraries.integers().between(0, 100_000),
                        Arbitraries.integers().between(0, 9),
                        with)
                .as(Slip::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(4);
    }

    private static String spoilt(String text, List<Slip> slips) {
        String spoilt = text;
        for (Slip slip : slips) {
            spoilt = slip.applyTo(spoilt);
        }
        return spoilt;
    }

    private static <T> void givesAProblemOrAValue(Decoded<T> decoded, String text) {
        switch (decoded) {
            case Decoded.Done<T> done -> assertThat(done.value()).isNotNull();
            case Decoded.Failed<T> failed -> {
                assertThat(failed.problem().sentence()).isNotBlank().doesNotContain("\n", "\r", "Exception");
                assertThat(failed.problem().line())
                        .isLessThanOrEqualTo(text.lines().count() + 2);
            }
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void noiseIsAProblem(@ForAll("noise") String noise) {
        givesAProblemOrAValue(SaveFormat.read(noise), noise);
        givesAProblemOrAValue(SaveFormat.read("escargot-game 1\n" + noise), "\n" + noise);
        givesAProblemOrAValue(LinkCodec.read(noise), noise);
        givesAProblemOrAValue(LinkCodec.read("a" + noise), noise);
        givesAProblemOrAValue(Statistics.read("escargot-statistics 1\n" + noise), "\n" + noise);
        givesAProblemOrAValue(GameFiles.read(noise), noise);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aSpoiltSaveIsAProblemOrAnotherGame(@ForAll("states") GameState state, @ForAll("slips") List<Slip> slips) {
        String text = spoilt(SaveFormat.write(state.game(), NOW), slips);
        Decoded<Game> read = SaveFormat.read(text);
        givesAProblemOrAValue(read, text);
        if (read instanceof Decoded.Done<Game> done) {
            // Whatever was read is a game like any other.
            GameState after = Commands.after(
                    GameState.of(done.value()),
                    List.of(new HistoryCommand.Undo(), new BoardCommand.TypeAt(40, 5), new HistoryCommand.Restore(0)));
            assertThat(SaveFormat.read(SaveFormat.write(after.game(), NOW)))
                    .isEqualTo(new Decoded.Done<>(after.game().stopped(NOW)));
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aSpoiltLinkIsAProblemOrTheOneLinkOfItsBoard(
            @ForAll("states") GameState state, @ForAll("slips") List<Slip> slips) {
        String link = spoilt(LinkCodec.write(state.board()), slips);
        Decoded<Board> read = LinkCodec.read(link);
        givesAProblemOrAValue(read, link);
        if (read instanceof Decoded.Done<Board> done) {
            assertThat(LinkCodec.write(done.value())).isEqualTo(link.startsWith("#") ? link.substring(1) : link);
        }
    }
}
