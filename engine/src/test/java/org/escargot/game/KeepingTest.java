package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.enter;
import static org.escargot.game.Games.typeAt;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.format.ParseProblem;
import org.escargot.format.registry.Formats;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Mode;
import org.escargot.game.command.SelectionCommand;
import org.escargot.game.keeping.LevelStatistics;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.game.keeping.Statistics;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeepingTest {
    private static ParseProblem problem(Decoded<?> decoded) {
        assertThat(decoded).isInstanceOf(Decoded.Failed.class);
        return ((Decoded.Failed<?>) decoded).problem();
    }

    @Test
    void aSaveReadsLikeThis() {
        GameState state = Commands.after(
                GameState.enter(),
                List.of(
                        new BoardCommand.TypeAt(0, 5),
                        new BoardCommand.Play(),
                        new SelectionCommand.Press(1),
                        new BoardCommand.TypeAs(7, Mode.CENTER),
                        new HistoryCommand.SetCheckpoint(),
                        new HistoryCommand.Undo()));

        assertThat(SaveFormat.write(state.game(), 10_000)).isEqualTo("""
                escargot-game 1
                clock 7600
                aids 0 0 0
                at 2
                board
                step d115
                step P-1 g115 d110
                step @ 1400 c127
                keep @ 1400 P-1 g115 c127
                end
                """);
    }

    @Test
    void branchesFollowTheBoardsThatTheyBeginWith() {
        GameState state = enter(typeAt(0, 1), typeAt(1, 2), new HistoryCommand.Undo(), typeAt(1, 3), typeAt(2, 4));

        assertThat(SaveFormat.write(state.game(), 0)).isEqualTo("""
                escargot-game 1
                clock 0
                aids 0 0 0
                at 3
                board
                step d111
                step d123
                step d134
                branch 2
                step d122
                end
                """);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 150_000})
    void aHistoryTooLongToBeReadIsShortened(int present) {
        Board one = Board.EMPTY.with(Grid.EMPTY.with(0, 1), CellSet.EMPTY);
        Board two = Board.EMPTY.with(Grid.EMPTY.with(80, 2), CellSet.EMPTY);
        List<Board> boards = Stream.iterate(one, board -> board.equals(one) ? two : one)
                .limit(150_001)
                .toList();
        Game game = Game.of(one)
                .with(History.of(
                        boards.stream().map(Moment::first).toList(), present, List.of(Moment.first(two)), List.of()));

        String saved = SaveFormat.write(game, 0);

        assertThat(SaveFormat.read(saved)).isInstanceOfSatisfying(Decoded.Done.class, read -> {
            History history = ((Game) read.value()).history();
            assertThat(history.present()).isEqualTo(one);
            assertThat(history.checkpoints()).containsExactly(Moment.first(two));
            assertThat(history.boards()).hasSizeBetween(20_000, 100_000);
        });
    }

    /// The example of docs/formats.md.
    @Test
    void theSaveOfTheDocumentationIsAGame() {
        Decoded<Game> read = SaveFormat.read("""
                escargot-game 1
                clock 61000
                aids 0 1 0
                result 7 60000 0 1 0
                at 2
                board P7 g115 g123
                step A n111 n121
                step d134 n131
                keep @ 12000 P7 g115 g123
                end
                """);

        assertThat(read).isInstanceOfSatisfying(Decoded.Done.class, done -> {
            Game game = (Game) done.value();
            assertThat(game.board().digits().digit(2)).isEqualTo(4);
            assertThat(game.board().center().at(3)).isEqualTo(DigitSet.of(1, 2, 6, 7, 8, 9));
            assertThat(game.history().undoable()).isEqualTo(2);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "'escargot-game 2', 1, 15, version 2",
        "'escargot-gate 1', 1, 1, should begin",
        "'', 1, 1, should begin",
        "'escargot-game 1\nclock -5', 2, 7, a number from 0",
        "'escargot-game 1\nclock 5\naids 0 0 0\nat 0\nboard d115 q', 5, 12, says nothing",
        "'escargot-game 1\nclock 5\naids 0 0 0\nat 0\nboard P7 g115 d116\nend', 5, 15, another digit",
        "'escargot-game 1\nclock 5\naids 0 0 0\nat 0\nboard P7\nstep', 6, 1, changes nothing",
        "'escargot-game 1\nclock 5\naids 0 0 0\nat 1\nboard P7\nend', 6, 1, no board 1",
        "'escargot-game 1\nclock 5\naids 0 0 0\nat 0\nboard P7\nend\nmore', 7, 1, behind the end",
    })
    void aSaveThatCannotBeReadSaysWhere(String text, int line, int column, String sentence) {
        ParseProblem problem = problem(SaveFormat.read(text));

        assertThat(problem.sentence()).contains(sentence);
        assertThat(List.of(problem.line(), (long) problem.column())).containsExactly((long) line, (long) column);
    }

    @Test
    void aTextMadeToFillTheStorageIsNotRead() {
        String step = "step d115\nstep d116\n".repeat(300_000);
        String text = "escargot-game 1\nclock 5\naids 0 0 0\nat 0\nboard\n" + step + "end\n";

        assertThat(problem(SaveFormat.read(text)).sentence()).contains("longer than");
    }

    @Test
    void aLongGameIsSavedAndUndoneWithoutDeepRecursion() {
        GameState state = Commands.start();
        for (int i = 0; i < 5_000; i++) {
            state = state.apply(new BoardCommand.TypeAt(2, 1 + i % 9), i);
        }
        String text = SaveFormat.write(state.game(), 0);
        assertThat(SaveFormat.read(text)).isInstanceOf(Decoded.Done.class);
        assertThat(state.game().hashCode()).isEqualTo(state.game().hashCode());
        assertThat(text).hasSizeLessThan(5_000 * 16);
    }

    @Test
    void aLinkOfAPuzzleIsShort() {
        String link = LinkCodec.write(Commands.start().board());

        assertThat(link).startsWith("a").hasSize(44);
    }

    @Test
    void theLinkOfABoardWhereADigitCountsThoughItClashesKeepsThat() {
        GameState state = Commands.after(
                Commands.start(),
                List.of(
                        new BoardCommand.StartCandidates(),
                        new BoardCommand.TypeAt(3, 2),
                        new BoardCommand.TypeAt(5, 2)));
        Board usual = state.apply(new HistoryCommand.Undo(), 0).board();

        assertThat(LinkCodec.read(LinkCodec.write(state.board()))).isEqualTo(new Decoded.Done<>(state.board()));
        assertThat(LinkCodec.write(usual)).hasSizeLessThan(50);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#", "b123", "a", "a1", "a12", "aAA<script>", "a%41", "#aé"})
    void aLinkThatIsNoneIsAProblem(String link) {
        assertThat(problem(LinkCodec.read(link)).sentence()).isNotBlank();
    }

    @Test
    void aLinkCutShortIsAProblem() {
        String link = LinkCodec.write(Commands.start().board());
        for (int length = 0; length < link.length(); length++) {
            problem(LinkCodec.read(link.substring(0, length)));
        }
        assertThat(problem(LinkCodec.read("a" + "A".repeat(2_000_000))).sentence())
                .contains("longer");
        assertThat(problem(LinkCodec.read("z123")).sentence()).contains("version 'z'");
    }

    @Test
    void theCsvOfEighteenRowsFreezesTheFirstNine() {
        Board board = Commands.start().apply(new BoardCommand.TypeAt(2, 4), 0).board();
        String csv = GameFiles.write(board, Formats.CSV.writer().orElseThrow());

        assertThat(csv.lines()).hasSize(18);
        assertThat(csv.lines().toList().get(0)).isEqualTo("5,3,,,7,,,,");
        assertThat(csv.lines().toList().get(9)).isEqualTo("5,3,4,,7,,,,");
        assertThat(GameFiles.read(csv))
                .isEqualTo(
                        new Decoded.Done<>(Board.of(Commands.GIVENS, Level.OWN).with(board.digits(), board.solved())));
    }

    @Test
    void statisticsKeepTheBestUnaidedGame() {
        Level level = new Level(7);
        Statistics statistics = Statistics.NONE
                .withStart(level)
                .with(new Result(level, 90_000, Aids.NONE))
                .with(new Result(level, 30_000, new Aids(1, 0, 0)))
                .with(new Result(level, 60_000, new Aids(0, 2, 0)));

        assertThat(statistics.at(level)).isEqualTo(new LevelStatistics(1, 3, 2, 60_000, 180_000));
        assertThat(statistics.at(level).average()).isEqualTo(60_000);
        assertThat(statistics.at(Level.OWN)).isEqualTo(LevelStatistics.NONE);
        assertThat(statistics.write())
                .isEqualTo("escargot-statistics 1\nlevel 7 started 1 won 3 unaided 2 best 60000 total 180000\nend\n");
        assertThat(problem(Statistics.read("escargot-statistics 9\nend")).sentence())
                .contains("version 9");
    }
}
