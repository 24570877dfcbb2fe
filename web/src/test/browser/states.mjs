/** Everything that the page can show, one function a state. They run in this order, each on the page as the last one
 * left it, and press what people read, so they work in every language. */
import { button, cell, menu as choose, held, paste, shows, turnTo } from "./actions.mjs";
import { drawnPhoto } from "./drawn-photo.mjs";
import { expect } from "./fixtures.mjs";
import { CHAINS, ESCARGOT, NEARLY, PRINTED, SOLUTION } from "./puzzles.mjs";
import { GALLERY } from "./variants.mjs";


async function playing(page, words, puzzle) {
  await paste(page, puzzle);
  await shows(page, puzzle);
  // What is pasted is played at once.
  await expect(button(page, words.play)).toHaveCount(0);
}

async function menu(page, words) {
  await button(page, words.menu).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function depth(page, words, name, number) {
  await button(page, name).click();
  await expect(page.getByText(words.depth(number))).toBeVisible();
}

/** Opens what was read from `photo`. */
async function photographed(page, words, photo) {
  await button(page, words.newGame).click();
  const chooser = page.waitForEvent("filechooser");
  await button(page, words.fromPhoto).click();
  await (await chooser).setFiles(photo);
}

const close = async (page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

async function display(page, words, on) {
  await menu(page, words);
  await turnTo(page, page.getByRole("checkbox", { name: words.indexes, exact: true }));
  for (const name of ["indexes", "developer"]) {
    await page.getByRole("checkbox", { name: words[name], exact: true }).setChecked(on);
  }
  await close(page);
}

/** Where the address of a page ends so, these states begin. */
export const FIRST_VISIT = "";

/** Lets go what [held] keeps. */
let letGo;

/** Name, how to get there, and how to leave it again. */
export const STATES = [
  ["welcome", async (page) => expect(page.locator(".welcome")).toBeVisible()],
  [
    "empty",
    async (page) => {
      await page.evaluate(() => {
        location.hash = "enter";
      });
      await expect(page.locator(".entering")).toBeVisible();
      await expect(page.locator(".given")).toHaveCount(0);
    },
  ],
  [
    "entering",
    async (page) => {
      await cell(page, 1, 2).click();
      await page.keyboard.press("7");
      await cell(page, 1, 5).click();
      await page.keyboard.press("7");
      await expect(page.locator(".clashing").first()).toBeVisible();
    },
  ],
  [
    "desk",
    async (page, words) => {
      await button(page, words.desk).click();
      await page.locator(".desk select").selectOption("rotational-180");
      await expect(page.locator(".missing").first()).toBeVisible();
      await expect(page.locator(".tally:not(.late)")).toBeVisible();
    },
    async (page) => {
      await page.locator(".desk select").selectOption("none");
      await page.locator(".desk .round").click();
      await expect(page.locator(".cell.given").first()).toBeVisible();
    },
  ],
  [
    "playing",
    async (page, words) => {
      await playing(page, words, ESCARGOT);
      await cell(page, 1, 2).click();
      await page.keyboard.press("Shift+2");
      await page.keyboard.press("Shift+6");
      await page.keyboard.press("Control+5");
      for (const color of [1, 4, 9]) {
        await page.keyboard.press(`Control+Shift+${color}`);
      }
      await cell(page, 2, 1).click();
      await page.keyboard.press("Shift+1");
      await page.keyboard.press("Control+1");
      await cell(page, 1, 3).click();
      await page.keyboard.press("1");
      await expect(page.locator(".clashing").first()).toBeVisible();
      await expect(page.locator(".wanted").first()).toBeVisible();
    },
  ],
  [
    "colors",
    async (page) => {
      await page.keyboard.press("v");
      await expect(page.locator(".key.color-9")).toBeVisible();
    },
    async (page) => {
      await page.keyboard.press("z");
      await expect(page.locator(".key.color-9")).toHaveCount(0);
    },
  ],
  ["several", async (page) => page.keyboard.press("Control+a")],
  [
    "mistake",
    async (page, words) => {
      await button(page, words.hint).click();
      await expect(button(page, words.back)).toBeVisible();
    },
    async (page, words) => button(page, words.back).click(),
  ],
  [
    "candidates",
    async (page, words) => {
      // Marks that rule the solution out would stay.
      await choose(page, words.clearMarks, words.menu);
      await expect(page.locator(".corner, .center")).toHaveCount(0);
      await choose(page, words.fill, words.menu);
      await expect(page.locator(".places, .center").first()).toBeVisible();
    },
  ],
  [
    "candidate colors",
    async (page, words) => {
      await cell(page, 1, 2).click();
      for (const digit of ["2", "5", "6", "8"]) {
        await page.keyboard.press("n");
        await page.keyboard.press(digit);
      }
      await expect(page.locator(".board .dye-4")).toBeVisible();
      await expect(page.locator(".dyes")).toBeVisible();
    },
    async (page, words) => {
      await page.keyboard.press("z");
      await choose(page, words.clearCandidateColors, words.menu);
      await expect(page.locator(".board .dyed")).toHaveCount(0);
    },
  ],
  [
    "checkpoints",
    async (page, words) => {
      await choose(page, words.checkpoint, words.menu);
      await choose(page, words.checkpoints, words.menu);
      await expect(page.getByRole("dialog").locator(".games li").first()).toBeVisible();
    },
    close,
  ],
  ["hint-1", async (page, words) => depth(page, words, words.hint, 1)],
  ["hint-2", async (page, words) => depth(page, words, words.deeper, 2)],
  ["hint-3", async (page, words) => depth(page, words, words.deeper, 3)],
  [
    "hint-4",
    async (page, words) => depth(page, words, words.deeper, 4),
    async (page, words) => button(page, words.close).click(),
  ],
  [
    "watch",
    async (page, words) => {
      await choose(page, words.watch.title, words.menu);
      await button(page, words.watch.toEnd).click();
      await expect(page.locator(".tree .solved").first()).toBeVisible();
    },
  ],
  [
    "code",
    async (page, words) => {
      await button(page, words.watch.code).click();
      await expect(page.locator("pre.code code")).toBeVisible();
    },
    close,
  ],
  [
    "watch-two",
    async (page, words) => {
      await page.getByRole("combobox", { name: words.watch.beside }).selectOption("symbols");
      await expect(page.getByText(words.watch.atBeginning).first()).toBeVisible();
      await button(page, words.watch.toEnd).click();
      await expect(page.locator(".two .tree .solved").nth(1)).toBeVisible();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await expect(page.getByRole("gridcell").first()).toBeVisible();
    },
  ],
  [
    "path",
    async (page, words) => {
      await choose(page, words.path.title, words.menu);
      await expect(page.locator(".path-steps")).toBeVisible();
      await page.getByRole("slider").press("ArrowRight");
      await expect(page.locator(".legend")).toBeVisible();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await expect(page.getByRole("gridcell").first()).toBeVisible();
    },
  ],
  [
    "lines",
    async (page, words) => {
      await choose(page, words.lines.title, words.menu);
      await expect(page.getByRole("textbox", { name: words.lines.code })).toBeVisible();
    },
  ],
  [
    "lines run",
    async (page, words) => {
      const editor = page.getByRole("textbox", { name: words.lines.code });
      await editor.fill(`const flood = "1 ".repeat(100);\nfor (let i = 0; i < 2_000; i++) console.log(flood);\nnull.x;\n`);
      await button(page, words.lines.run).click();
      await expect(button(page, words.lines.toLine(3))).toBeVisible();
    },
    async (page, words) => {
      await button(page, words.lines.original).click();
      await button(page, words.toBoard).click();
      await expect(page.getByRole("gridcell").first()).toBeVisible();
    },
  ],
  [
    "techniques",
    async (page, words) => {
      await choose(page, words.learning.title, words.menu);
      await page.getByRole("searchbox").fill("turbot");
      await expect(page.locator(".learn-list li").first()).toBeVisible();
    },
  ],
  [
    "technique",
    async (page, words) => {
      await page.locator(".learn-list li button").first().click();
      await expect(page.locator(".example .legend")).toBeVisible();
    },
  ],
  [
    "another example",
    async (page) => {
      await page.locator(".example-choice button").last().click();
      await expect(page.locator(".example-choice").getByText(/2.+3/)).toBeVisible();
      await expect(page.locator(".example .legend")).toBeVisible();
    },
  ],
  [
    "found",
    async (page, words) => {
      await button(page, words.learning.practise).click();
      await expect(page.locator(".practice")).toBeVisible();
      await depth(page, words, words.hint, 1);
      await depth(page, words, words.justTell, 4);
      await button(page, words.apply).click();
      await expect(page.locator(".practice b")).toBeVisible();
    },
    async (page, words) => {
      await choose(page, words.learning.title, words.menu);
      await expect(page.getByRole("searchbox")).toBeVisible();
    },
  ],
  [
    "technique without practice",
    async (page, words) => {
      if (await button(page, words.learning.all).isVisible()) {
        await button(page, words.learning.all).click();
      }
      await page.getByRole("searchbox").fill("leviathan");
      await page.locator(".learn-list li button").first().click();
      await expect(page.getByText(words.learning.never.fish)).toBeVisible();
      await expect(page.locator(".example .legend")).toBeVisible();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await expect(page.getByRole("gridcell").first()).toBeVisible();
    },
  ],
  [
    "lesson",
    async (page, words) => {
      await choose(page, words.lesson.title, words.menu);
      await expect(page.getByRole("dialog", { name: words.lesson.title })).toBeVisible();
    },
    close,
  ],
  [
    "projector",
    async (page, words) => {
      await choose(page, words.projector.title, words.menu);
      await expect(button(page, words.projector.leave)).toBeVisible();
    },
    async (page, words) => {
      await button(page, words.projector.leave).click();
      await expect(button(page, words.menu)).toBeVisible();
    },
  ],
  [
    "allowed",
    async (page, words) => {
      await choose(page, words.allowed.title, words.menu);
      await expect(page.getByRole("checkbox").nth(20)).toBeVisible();
    },
    close,
  ],
  [
    "developer",
    async (page, words) => display(page, words, true),
    async (page, words) => display(page, words, false),
  ],
  [
    "paused",
    async (page, words) => button(page, words.pause).click(),
    async (page, words) => button(page, words.resume).click(),
  ],
  [
    "course",
    async (page, words) => {
      await choose(page, words.course, words.menu);
      await expect(page.locator(".chapters li").last()).toBeVisible();
    },
  ],
  [
    "chapter",
    async (page) => {
      await page.locator(".chapter").nth(9).click();
      await expect(page.locator(".lesson h3")).toBeVisible();
    },
  ],
  [
    "course task",
    async (page) => {
      await page.locator(".task button").nth(2).click();
      await expect(page.locator(".practice")).toBeVisible();
    },
  ],
  [
    "problem",
    async (page, words) => {
      await paste(page, ESCARGOT.slice(1));
      await expect(page.getByRole("status").filter({ hasText: words.problem(1, 81, "").split(",")[0] })).toBeVisible();
    },
  ],
  [
    "lost marks",
    async (page, words) => {
      await playing(page, words, PRINTED);
      await cell(page, 5, 5).click();
      await page.keyboard.press("Control+7");
      await button(page, words.hint).click();
      await expect(button(page, words.putMarkBack)).toBeVisible();
    },
  ],
  [
    "steps under way",
    async (page, words) => {
      await playing(page, words, NEARLY);
      await depth(page, words, words.hint, 1);
      letGo = await held(page, "stepsOf");
      await button(page, words.allSteps).click();
      await expect(page.getByRole("progressbar", { name: words.allSteps })).toBeVisible();
    },
  ],
  [
    "all steps",
    async (page, words) => {
      await letGo();
      await expect(page.getByRole("progressbar", { name: words.allSteps })).toHaveCount(0);
      await page.locator(".steps summary").first().click();
      await expect(page.locator(".steps li").first()).toBeVisible();
    },
    async (page, words) => button(page, words.close).click(),
  ],
  [
    "won",
    async (page, words) => {
      for (const [row, column, digit] of [
        [1, 1, SOLUTION[0]],
        [5, 5, SOLUTION[40]],
        [9, 9, SOLUTION[80]],
      ]) {
        await cell(page, row, column).click();
        await page.keyboard.press(digit);
      }
      await expect(page.getByText(words.wonIn("").split(" ")[0]).first()).toBeVisible();
    },
  ],
  [
    "replay",
    async (page, words) => {
      await button(page, words.replay).click();
      await expect(page.locator(".replay .transport")).toBeVisible();
    },
  ],
  [
    "replay at its end",
    async (page) => {
      await page.getByRole("slider").press("End");
      await expect(page.locator(".replay .digit").nth(80)).toBeVisible();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await expect(page.getByRole("gridcell").first()).toBeVisible();
    },
  ],
  ["menu", menu, close],
  [
    "settings",
    async (page, words) => {
      await menu(page, words);
      await turnTo(page, page.getByRole("checkbox", { name: words.indexes, exact: true }));
    },
    close,
  ],
  [
    "games",
    async (page, words) => {
      await choose(page, words.games, words.menu);
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    },
    close,
  ],
  [
    "statistics",
    async (page, words) => {
      await choose(page, words.statistics, words.menu);
      await expect(page.getByRole("table")).toBeVisible();
    },
    close,
  ],
  ...["famous", "about"].map((name) => [
    name,
    async (page, words) => {
      const title = words[name].title;
      await choose(page, title, words.menu);
      await expect(page.getByRole("dialog", { name: title }).getByRole("listitem").first()).toBeVisible();
    },
    close,
  ]),
  ...["save", "copyAs", "keys"].map((name) => [
    name,
    async (page, words) => {
      await choose(page, words[name], words.menu);
      await expect(page.getByRole("dialog", { name: words[name] })).toBeVisible();
    },
    close,
  ]),
  [
    "print",
    async (page, words) => {
      await choose(page, words.print, words.menu);
      await expect(button(page, words.printNew)).toBeVisible();
    },
    close,
  ],
  [
    "new",
    async (page, words) => {
      await button(page, words.newGame).click();
      await expect(page.getByRole("dialog", { name: words.newGame })).toBeVisible();
    },
    close,
  ],
  [
    "ways",
    async (page, words) => {
      await button(page, words.newGame).click();
      await page.getByText(words.ways.more).click();
      await page.getByLabel(words.ways.by).selectOption("rating");
      await expect(page.getByLabel(words.ways.from, { exact: true })).toBeVisible();
      await page.getByLabel(words.ways.by).selectOption("technique");
      await expect(page.getByLabel(words.ways.technique).locator("option").nth(20)).toBeAttached();
    },
    close,
  ],
  [
    "new variants",
    async (page, words) => {
      await button(page, words.newGame).click();
      await page.locator(".variants > summary").click();
      await expect(page.locator(".variants .levels button").first()).toBeVisible();
    },
    close,
  ],
  [
    "daily",
    async (page, words) => {
      await button(page, words.newGame).click();
      await page.getByRole("button", { name: words.daily.title }).click();
      await expect(page.getByRole("dialog", { name: words.daily.title })).toBeVisible();
    },
    close,
  ],
  [
    "chain",
    async (page, words) => {
      await playing(page, words, CHAINS);
      await depth(page, words, words.hint, 1);
      for (const number of [2, 3, 4]) {
        await depth(page, words, words.deeper, number);
      }
      await button(page, words.player.allAtOnce).click();
      await page.locator(".proof summary").click();
      await expect(page.locator(".proof li").first()).toBeVisible();
    },
    async (page, words) => button(page, words.close).click(),
  ],
  [
    "photo",
    async (page, words) => {
      // A 6 over the 5 in r1c1, which makes it doubtful.
      await photographed(page, words, await drawnPhoto(page, PRINTED, [[0, "6"]]));
      await expect(page.locator(".photo .doubtful")).toBeVisible();
    },
    close,
  ],
  [
    "photo without a grid",
    async (page, words) => {
      const pixel = await page.evaluate(() => document.createElement("canvas").toDataURL());
      const buffer = Buffer.from(pixel.split(",")[1], "base64");
      await photographed(page, words, { name: "blank.png", mimeType: "image/png", buffer });
      await expect(page.locator(".photo-said[data-wrong=true]")).toBeVisible();
    },
    close,
  ],
  [
    "variant",
    async (page) => {
      await paste(page, GALLERY);
      await expect(page.locator(".variant-board")).toBeVisible();
    },
  ],
  [
    "variant with notes",
    async (page, words) => {
      await cell(page, 1, 4).click();
      await page.keyboard.press("9");
      await button(page, words.notes).click();
      await expect(page.locator(".variant-board .places").first()).toBeVisible();
      await expect(page.locator(".variant-board .clashing, .variant-board .selected").first()).toBeVisible();
    },
  ],
  [
    "variant's cages",
    async (page) => {
      await page.locator(".variant-cages > summary").click();
      await page.locator(".variant-calculator > summary").click();
      await page.locator(".variant-cages .check input").first().check();
      await cell(page, 1, 1).click();
      await page.locator(".variant-ways button").first().click();
      await expect(page.locator(".variant-ways .struck")).toBeVisible();
      await expect(page.locator(".tints > path")).toHaveCount(1);
    },
    async (page) => {
      await page.locator(".variant-cages .check input").first().uncheck();
      await page.locator(".variant-cages > summary").click();
    },
  ],
  [
    "variant's desk",
    async (page, words) => {
      await choose(page, words.desk, words.menu);
      await page.locator(".variant-tools .mode").nth(3).click();
      await page.locator(".variant-setting select").first().selectOption("sandwich");
      await page.locator("[role=gridcell]").nth(9).click();
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page.locator(".variant-setting input[type=number]")).toHaveValue("0");
      await cell(page, 1, 1).click();
      await expect(page.locator(".variant-tally:not(.late)")).not.toHaveText("");
    },
    async (page, words) => {
      await button(page, words.play).click();
      await expect(page.locator(".variant-setting")).toHaveCount(0);
      // The clock of a game runs from its first digit.
      await cell(page, 1, 4).click();
      await page.keyboard.press("9");
    },
  ],
  [
    "variant's menu",
    async (page, words) => {
      await choose(page, words.checkpoint, words.menu);
      await menu(page, words);
      await expect(button(page.getByRole("dialog"), words.checkpoints)).toBeAttached();
    },
    close,
  ],
  [
    "variant's checkpoints",
    async (page, words) => {
      await choose(page, words.checkpoints, words.menu);
      await expect(page.getByRole("dialog").locator(".games li").first()).toBeVisible();
    },
    close,
  ],
  [
    "variant at rest",
    async (page, words) => button(page, words.pause).click(),
    async (page, words) => {
      await button(page, words.resume).click();
      await button(page, words.toBoard).click();
      await expect(page.locator(".variant-board")).toHaveCount(0);
    },
  ],
  [
    "variant's lesson",
    async (page) => {
      await page.evaluate(() => {
        location.hash = "course/one-combination";
      });
      await page.locator(".lesson .actions .primary").click();
      await expect(page.locator(".variant .practice")).toBeVisible();
      await expect(page.locator(".variant-board .places").first()).toBeVisible();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await expect(page.locator(".variant-board")).toHaveCount(0);
    },
  ],
  [
    "choice",
    async (page, words) => {
      await paste(page, `${ESCARGOT}\n${NEARLY}\n`);
      await expect(button(page, words.random)).toBeVisible();
    },
    close,
  ],
];

/** Leads `page` through all states up to `last`; `look` sees each. */
export async function through(page, words, look, last = STATES.at(-1)[0]) {
  for (const [name, reach, leave] of STATES) {
    try {
      await reach(page, words);
    } catch (cause) {
      throw new Error(`The page did not come to the state "${name}".`, { cause });
    }
    await look(name);
    await leave?.(page, words);
    if (name === last) {
      return;
    }
  }
}
