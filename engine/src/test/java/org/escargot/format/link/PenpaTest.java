package org.escargot.format.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Links that Penpa 3.2.3 made of a link that was written here, opened in a browser.
class PenpaTest {
    private static final Format PENPA = Formats.named("penpa").orElseThrow();
    private static final String SITE = "https://swaroopg92.github.io/penpa-edit/#";
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TITLE = "Sudoku zigzag, \u00e9 \"q\" & co";
    private static final String EDIT =
            "m=edit&p=7VZvT+O4E37fT1FZunuzljZ2GuePtC9KgZUQcPSA40erCoU2bQNpsyQtoCA+0H2O+2I7M3G2Tlr2xOpWu"
                    + "p90amuNH3tmnhmPx83Xk/R+zX342B63uICP7Vn08zr4tfTnIl4lUdA+J4V2MYhnxSCc/SJ77b/+bLMH1v61PU55d72"
                    + "ap1nQ5pz/dnjIp2GSR/zo+m5v/777dND930dnYNuXp9MPd/v9y7vJ1R+ib8UfM+s08ZYnZ/t7yYfPxeBk3n2MDiJ1l"
                    + "qfjeRKFk7AYXB09J8tDbzafit7RvOdNw6WVP3gX/uNe/9On1lDTHLVeCj8o+rz4HAyZYJxJ+Ak24kU/eClOAlZGzHh"
                    + "xDhsYFyPOFutkFY/TJM1YhRXHpboE8WAjXtE6Sr0SFBbIp1oG8RrEcZyNk+jmuETOgmFxwRky2CNtFNkifYzQGTLE+"
                    + "Thd3MYI3IYryHM+j78wbsOCplt5eOVF90fiAFNVHCiWcaC0Iw4M7+fG4Y9eX+GgfodIboIhBnW5Eb2NeB68wHgavDD"
                    + "poaoDVMrTZNJHwN4AtkTA3QAdgYAygE6VxgpwEPANQDW8OM0dDu3wNoBqelFuY4fb3OGSUYO6ZyHQMQC7YcPbUqF8G"
                    + "LH4pGKE7xMPqP4KEFaTiLBoj4kIyqKpJZpchKQ9Bl0haY/BRkjKtZE4IcmXkVthN3MpbDpUIwjRodR8swPVIKgmrmm"
                    + "8gDLhhU3jPo0WjQ6Nx7TnAKtHSi6RpAQrnuLCB0cgAwY4UEXc97nE8AnvAA45R1mgrpalAzLQrmQbjoFkBTgEiDL0U"
                    + "elAqgl3Add7HMGlKn0BBrjmoMCXq3UlcLAhZJRd0PW1bFuAa5s+dGerjEUqtFlyFh7oWpq/As5K77FAFpq/gngrDgJ"
                    + "j0dyQg6piBG54dwiHPUrH2wFfjtZVEC8WOsWFulpWwFlVNkHGyiYZbCodL7wsEquVcODs6j2+DXGhLzi0Kzq6Ho0dG"
                    + "hUdqYt94X2dA9NJ1epXjYKuAZwiIoqQsnyl3XGU60GxwYJTFRvcTrIAd8LHi1feEGpiOCPVb2tU9XBNyxldWvSMM0l"
                    + "WKj1JJNAVVXl5neFy6CndA2RIU6wCuhZ6SrrEEzm+6yr8bW6HcPz4J8D8OP8uZNQawjPP8jS5ydfZNBxHN9FzOF6xo"
                    + "Py7Ya7UsOV6cRvB22hASZp+SeLlLgvVUg2MZ8s0i3YuIRhNZm+ZwqUdpm7TbNLg9BQmST2Wh3WY1ZXLt7kGrTJ4eI1"
                    + "5mGXpUw1ZhKt5DTAe6ZqlaNlI5iqsUwzvw4a3xSYdry32zOg3hHYDr/9//8n+X/6T4aFZ7+qvP/Yi/6Mt/mdRoLpOs"
                    + "+80mc1iE97RagD9TrcxVnfhbzQWY7WJb3URJLvdSADd0UsAbbYTgLY7CoBbTQWwN/oKWm22FmTV7C7oaqvBoCuzx8B"
                    + "dSMI8j8ds1PoK";
    private static final String SOLVE_WITH_ANSWER =
            "m=solve&p=zVZhb+I4EP3Or0CW7r6spY0dYpJI+4HSdqVq2yu37fUKQlUKaUkbyDZAW6Xq/p/7HffH9o3jLE6ge7qV"
                    + "TjoFrOHZnnlv4hmzXE+z+zUP8Lg+d7jA4/qO/vod+jjmOUtWaRy2P+sN7WKY3BbD6PYX2W///VebPbD2r+1Jxnvr1S"
                    + "zLwzbn/LfDQ34TpcuYH13e7e3f954Oen++94aue35y8+5uf3B+N734Qwyc5H3unKT+4vh0fy9997EYHs96j/FBrE6X"
                    + "2WSWxtE0KoYXR8/p4tC/nd2I/tGs799EC2f54J8Fj3uDDx9aI0Nz3BoxwTiT+Ao2/spKgeyrhoNx66X4PXwprsLR+J"
                    + "UX5xvT35ifwxeMJ+ELkz4LR8xjSAp5g9uAAHcDuJKA7gboCAKUBXQIQPDvgEdAYAGqEcVrrvD0Cn8DqGYU1W2s6DZX"
                    + "dLVTi7rvENCxALfhw9/aovNhaQn0Fkt+oHkg+xUgnCYR4eg1NiJ0Fu1doslFSL3GoiukXmOxEVLn2kqckDqWlVvhNn"
                    + "MpXP1SLRGio1Pz3Q9Og9Bn4lKPZzgmvHD1uK9HR4+eHj/pNQd0eqTkkkhKePEVFwECwQYGHFQJDwIuSb7GO8CRc7IF"
                    + "7TW29GCDdmW7eA3aVsAhkGxUr/SQao13gZs1nuBSlbGAATccFGJ1zV4JDi4kk93F3sDYrgPc+AzQE5xSi1Tks+QsfO"
                    + "x1DH8FzsqscWALw19Bb8VBkBbDjTioSiO4Ue1oHGuU0dtBLM/sVdBLB13ror3GVuCsKp+w6WRrGz6V0Yt+Jum0ahyc"
                    + "u2ZN4EIXxcJLu9Cvrq/Hjh6VfqVd6gut1ggcqT/aj/f/QtD+0OLYMkuvluv8JprEV/FzNFmxsOzE9kwNW6zn13Feg9"
                    + "Is+5Imi10eqqkamNwusjzeOUVgPL19yxVN7XB1neXTBqenKE3rWh7WUV7fPEnySVqHVnlS+x3lefZUQ+bRalYDrqMV"
                    + "7rvlLPlS9xQvGslcRXWK0X3UiDbfpOO1xZ6Z/o5QE9yl+ygIiwEvPpatrLq4eDHAhXQcVvcX3UojhoaE9jRfp6tkkq"
                    + "UZAhsMXUdvlzAPNuaFnierbzqlA/vE2DAvYZb5uvpUIqfhqDjjjBjs6d1ksnn2CAklQ/o9yebXEDliVpqgBnpLulUE"
                    + "lFDvZ3TAVaWDzFIHWTt0kLz/Vkcwfi1fnPOv/j783LXxj33o2RR4lv+gxjeTTXhHpQP9QbFbs7vwN+ramm3iW0VMZL"
                    + "frGOiOUgbarGZA2wUNcKumgb1R1uS1WdnEqlncFGqrvimUXeI4imm0XCYTNm59Aw==&a=RcqxDcBQCAPRXVy7+GA+S"
                    + "WZB7L8Goor0pGuuqvmDDgOEjJ5b0Vxx83k/7NID";

    private static PuzzleEntry read(String code) {
        List<Entry> entries = Formats.read(SITE + code);
        assertThat(entries).singleElement().isInstanceOf(PuzzleEntry.class);
        return (PuzzleEntry) entries.getFirst();
    }

    private static String problem(String code) {
        return ((BrokenEntry) Formats.read(SITE + code).getFirst()).problem().sentence();
    }

    private static PuzzleEntry entry() {
        Grid start = Grid.of(P);
        int[] center = new int[Cell.COUNT];
        int[] corner = new int[Cell.COUNT];
        center[3] = DigitSet.of(2, 6).bits();
        center[5] = DigitSet.ALL.bits();
        corner[3] = DigitSet.bit(2);
        corner[6] = DigitSet.ALL.bits();
        corner[8] = DigitSet.of(1, 9).bits();
        Notes notes = new Notes(Marks.of(center), Marks.of(corner), Marks.NONE);
        return new PuzzleEntry(1, new Givens(start), Optional.of(start.with(2, 4)), notes, TITLE);
    }

    private static String text() {
        String link = PENPA.writer().orElseThrow().write(entry());
        return Deflate.unpack(link.substring(link.indexOf("p=") + 2).strip(), 100_000)
                .orElseThrow();
    }

    @Test
    void whatPenpaSavedOfADrawingComesBack() {
        assertThat(read(EDIT)).isEqualTo(entry());
    }

    @Test
    void aLinkToSolveHasTheGivensAndItsAnswerIsLeftAlone() {
        assertThat(read(SOLVE_WITH_ANSWER)).isEqualTo(PuzzleEntry.of(1, new Givens(Grid.of(P)), TITLE));
        assertThat(read(SOLVE_WITH_ANSWER.replaceFirst("&a=.*", "&a=AAAA")).start())
                .isEqualTo(Grid.of(P));
    }

    @Test
    void anyHostAndTheOldMarkBeforeTheParametersWillDo() {
        String query = EDIT.replace("+", "%2B")
                .replace("=", "%3D")
                .replaceFirst("m%3D", "m=")
                .replaceFirst("p%3D", "p=");
        assertThat(Formats.read("see http://localhost:8080/penpa-edit/?" + query + " there"))
                .singleElement()
                .isEqualTo(entry());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"cage\":{}|\"cage\":{\"1,2\":10}",
                "\"thermo\":[]|\"thermo\":[[28,29]]",
                "\"number\":{|\"number\":{\"15\":[\"7\",1,\"1\"],",
                "\"number\":{|\"number\":{\"30\":[\"12\",1,\"1\"],",
                "\"number\":{|\"number\":{\"30\":[\"3_2\",1,\"2\"],",
                "\"lineE\":{|\"lineE\":{\"197,198\":2,",
                "\"lineE\":{|\"x\":{},\"lineE2\":{",
                "sudoku,9,9|sudoku,6,6",
                "sudoku,9,9|hex,9,9",
                "[28,1,|[1,28,"
            })
    void whatHasRulesOfItsOwnIsRefused(String classic, String variant) {
        String changed = text().replaceFirst(Pattern.quote(classic), Matcher.quoteReplacement(variant));
        assertThat(changed).isNotEqualTo(text());
        assertThat(problem("m=edit&p=" + Deflate.pack(changed))).contains("has a size or rules of its own");
    }

    @Test
    void abbreviationsAreReadAndOldTextsWithoutThemToo() {
        String name = TITLE.replace(",", "%2C");
        String abbreviated =
                text().replace("\"number\"", "zN").replace("\"lineE\"", "zE").replace("\"__a\"", "z_");
        assertThat(read("m=edit&p=" + Deflate.pack(abbreviated))).isEqualTo(entry());
        String old = text().replace(name.replace("z", "zZ"), name);
        assertThat(read("m=edit&p=" + Deflate.pack(old))).isEqualTo(entry());
    }

    @Test
    void candidatesAreCenterMarksAndLargeNumbersDigits() {
        String changed = text().replaceFirst("\"30\":\\[\"4\",9,\"1\"]", "\"30\":[[1,0,0,0,0,0,0,0,1,0],9,\"7\"]")
                .replaceFirst("\"28\":\\[\"5\",1,\"1\"]", "\"28\":[5,1,\"10\"]");
        PuzzleEntry read = read("m=edit&p=" + Deflate.pack(changed));

        assertThat(read.start()).isEqualTo(Grid.of(P));
        assertThat(read.digits().digit(2)).isZero();
        assertThat(read.notes().center().at(2)).isEqualTo(DigitSet.of(1, 9));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 10, 100, 500})
    void aLinkThatIsCutOffIsSaidToBe(int length) {
        assertThat(problem(EDIT.substring(0, 9 + length))).contains("copy it once more, whole");
    }
}
