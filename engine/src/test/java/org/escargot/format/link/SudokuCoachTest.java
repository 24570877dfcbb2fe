package org.escargot.format.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Links and codes of sudoku.coach; the codes were packed by Node.js, which has the real zlib.
class SudokuCoachTest {
    private static final Format COACH = Formats.named("sudoku-coach").orElseThrow();
    private static final FormatWriter WRITER = COACH.writer().orElseThrow();
    private static final String GIVENS =
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    /// A 4 in r1c3, 2 and 6 noted in r1c4, 9 in r1c6.
    private static final String PLAYED =
            "SCv7_32_f2ecr3a11a1j0425tsp6m0pf4ple5lmuk0jh031i40nd8tmhqatpfh6i2dqd3ucrj73hvnijsp6qfapuibqb34ipttkrrq5cosnbqd0e"
                    + "7a01cr3cu8bc6uc7ifh3o10sr1eao2udjit19fcda0f06t2h5asuqqfr1b0f7kvp123b8b63n173l3a758h97ko6gdkmorfoov4em3di"
                    + "bta7k";

    private static PuzzleEntry read(String text) {
        List<Entry> entries = Formats.read(text);
        assertThat(entries).singleElement().isInstanceOf(PuzzleEntry.class);
        return (PuzzleEntry) entries.getFirst();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://sudoku.coach/en/play/",
                "<https://www.sudoku.coach/fr/play/",
                "see https://sudoku.coach/el/solver/",
            })
    void digitsStandInTheAddress(String address) {
        for (String end : List.of("", "?x=1>", " and more")) {
            assertThat(Formats.read(address + GIVENS + end, Optional.of(COACH)))
                    .containsExactly(PuzzleEntry.of(1, Givens.of(GIVENS), ""));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "https://sudoku.coach/en/construct/", "Look: (https://sudoku.coach/en/play/"})
    void aCodeHasGivensPlacedDigitsAndCandidates(String address) {
        PuzzleEntry entry = read(address + PLAYED + (address.startsWith("Look") ? ")" : ""));

        assertThat(entry.start()).isEqualTo(Grid.of(GIVENS));
        assertThat(entry.digits()).isEqualTo(Grid.of(GIVENS).with(2, 4));
        assertThat(entry.notes().center().at(3)).isEqualTo(DigitSet.of(2, 6));
        assertThat(entry.notes().center().at(5)).isEqualTo(DigitSet.of(9));
        assertThat(entry.notes().center().at(80)).isEqualTo(DigitSet.EMPTY);
    }

    @Test
    void aBegunPuzzleIsWrittenAsACodeAndAStartAsALink() {
        PuzzleEntry entry = read(PLAYED);

        assertThat(WRITER.write(entry)).startsWith("SCv7_32_");
        assertThat(read(WRITER.write(entry))).isEqualTo(entry);
        assertThat(WRITER.write(PuzzleEntry.of(1, Givens.of(GIVENS), "")))
                .isEqualTo("https://sudoku.coach/en/play/" + GIVENS + "\n");
    }

    /// Six rows; a rule; regions that are no boxes.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "f2eamlia5v54o2eelh55bchiqd8kljpc9f6n7iacpsm2illia8p200h8qk1014p124cg",
                "f2e2r3dr1r130404vviml2jlji3subbkiia2gh945hpsr0ciaci8hsnfp07drrj8aqtl37n5e69mv8m84v5b49lt90b5ma2isu0g203qo1ole4k7"
                        + "ke3o7gln8200en0hjd50mhqjonb32k4704c9hvgfsubisdifkbiudfkhfnf8i8idd9p5biafkdutovp0f0kt4",
                "f2e8r2tt18142344rsinb2m9vre6tbnm1kmcbjj595ps57ao52vbmr6eaos3s1hi3u9jfteldpjnmdcqimktncpd4vlvdm38koe820g02cg9lht5"
                        + "ennnbds816k8h04cc5o3mf421u9iho4f2kk4kj3btdr5udkq5v1c5g8j70tc5snbvt6n5chj753kosdakf702svtfg0kgr1t20",
            })
    void aPuzzleWithRulesOfItsOwnIsRefused(String code) {
        assertThat(Formats.read("SCv7_32_" + code))
                .singleElement()
                .isInstanceOfSatisfying(
                        BrokenEntry.class,
                        broken -> assertThat(broken.problem().sentence()).contains("rules of its own"));
    }

    @Test
    void theNineBoxesAreNoRuleOfItsOwn() {
        String code =
                "f2e8rk1t1r1i0346s6tnhjng24gfpb7d1kt4c69a2kgiuh42l11qnn5tobkg3k5jj1bmdscnebitf0pvh5h9ga7j7eajmppu392r46jg"
                        + "02o00amo7o2nvfftamggro5107ahept9nlhpchd308g1uff0096l8kv6nkq8lasqn9cmgcaihio64493ok4iv0go53dvu7lnnmqa6flp"
                        + "uihqpmvp0fgh0h93";

        assertThat(read("SCv7_32_" + code).start()).isEqualTo(Grid.of(GIVENS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://sudoku.coach/",
                "https://sudoku.coach/en/learn/x-wing",
                "https://sudoku.coach/en/play/hard",
                "https://sudoku.coach/en/play/" + GIVENS + "1",
                "SCv7_",
                "SCv7_32_",
                "SCv7_32_f2ecr3a11a1j0425tsp6m0pf4ple5lm",
                "SCv7_64_f2ecr3a11a1j0425tsp6m0pf4ple5lm",
                "SCv7_32_xyz",
            })
    void whatIsDamagedIsOneProblem(String text) {
        assertThat(Formats.read(text, Optional.of(COACH))).singleElement().isInstanceOf(BrokenEntry.class);
    }

    @Test
    void aShortLinkIsForTheSiteToFollow() {
        assertThat(Formats.read("https://sudoku.coach/en/s/JCDs"))
                .singleElement()
                .isInstanceOfSatisfying(
                        BrokenEntry.class,
                        broken -> assertThat(broken.problem().sentence()).contains("only sudoku.coach can follow"));
    }
}
