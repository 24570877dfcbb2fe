import { afterEach, describe, expect, test } from "vitest";
import type { Face } from "../../main/page/engine/view";
import { language } from "../../main/page/words";
import { cellSaid, houseSaid } from "../../main/page/words/cells";
import { chosenNaming, naming, short } from "../../main/page/words/naming";

afterEach(() => {
  chosenNaming.value = "";
  language.value = "en";
});

const face = {
  digits: ".".repeat(81),
  givens: ".".repeat(81),
  solved: [],
  corner: [],
  center: [],
  colors: [],
  candidateColors: [],
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
