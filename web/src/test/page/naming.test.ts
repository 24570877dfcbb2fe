import { afterEach, describe, expect, test } from "vitest";
import { language } from "../../main/page/words";
import { cellSaid, type Face, houseSaid } from "../../main/page/words/cells";
import { chosenNaming, named, naming, short } from "../../main/page/words/naming";

afterEach(() => {
  chosenNaming.value = "";
  language.value = "en";
});

const cells = (text: string) => named(text).flatMap((piece) => piece.cells ?? []);
const face = {
  digits: ".".repeat(81),
  givens: ".".repeat(81),
  solved: [],
  corner: [],
  centre: [],
  colours: [],
  clashes: [],
};

describe("cells", () => {
  test("are r1c1, in French L1C1, until somebody chooses", () => {
    expect(short(30)).toBe("r4c4");
    language.value = "fr";
    expect(naming.value).toBe("lc");
    expect(short(30)).toBe("L4C4");
    chosenNaming.value = "a1";
    expect(short(30)).toBe("D4");
    language.value = "el";
    expect(short(80)).toBe("J9");
  });

  test("are found in the text of a chain, in the style that is spoken", () => {
    expect(cells("(3)r5c4-r5c89=(3-1)r12c9")).toEqual([39, 43, 44, 8, 17]);
    chosenNaming.value = "lc";
    expect(cells("(3)L5C4-L5C89=(3-1)L12C9, r5c4")).toEqual([39, 43, 44, 8, 17]);
    chosenNaming.value = "a1";
    expect(cells("(3)E4-E89=(3-1)AB9")).toEqual([39, 43, 44, 8, 17]);
    expect(named("Look for BUG+1 in row D.")).toEqual([{ text: "Look for BUG+1 in row D." }]);
  });

  test("are spoken as rows and columns, or by letter and number", () => {
    const said = () => cellSaid(face as unknown as Face, 30);
    expect(said()).toBe("Row 4 column 4, empty");
    expect(houseSaid(3)).toBe("Row 4");
    chosenNaming.value = "a1";
    expect(said()).toBe("D4, empty");
    expect(houseSaid(3)).toBe("Row D");
    expect(houseSaid(12)).toBe("Column 4");
  });
});
