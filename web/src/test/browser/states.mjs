/** Everything that the page can show, one function a state. They run in this order, each on the page as the last one
 * left it, and press what people read, so they work in every language. */
import { cell, menu as choose, held, paste, shows, turnTo } from "./browser.mjs";
import { drawnPhoto } from "./drawn-photo.mjs";
import { CHAINS, ESCARGOT, NEARLY, PRINTED, SOLUTION } from "./puzzles.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });

async function playing(page, words, puzzle) {
  await paste(page, puzzle);
  await shows(page, puzzle);
  // What is pasted is played at once.
  await button(page, words.play).waitFor({ state: "detached" });
}

async function menu(page, words) {
  await button(page, words.menu).click();
  await page.getByRole("dialog").waitFor();
}

async function depth(page, words, name, number) {
  await button(page, name).click();
  await page.getByText(words.depth(number)).waitFor();
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
  await page.getByRole("dialog").waitFor({ state: "detached" });
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
  ["welcome", async (page) => page.locator(".welcome").waitFor()],
  [
    "empty",
    async (page) => {
      await page.evaluate(() => {
        location.hash = "enter";
      });
      await page.locator(".entering").waitFor();
      await page.locator(".given").first().waitFor({ state: "detached" });
    },
  ],
  [
    "entering",
    async (page) => {
      await cell(page, 1, 2).click();
      await page.keyboard.press("7");
      await cell(page, 1, 5).click();
      await page.keyboard.press("7");
      await page.locator(".clashing").first().waitFor();
    },
  ],
  [
    "desk",
    async (page, words) => {
      await button(page, words.desk).click();
      await page.locator(".desk select").selectOption("rotational-180");
      await page.locator(".missing").first().waitFor();
      await page.locator(".tally:not(.late)").waitFor();
    },
    async (page) => {
      await page.locator(".desk select").selectOption("none");
      await page.locator(".desk .round").click();
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
      await page.locator(".clashing").first().waitFor();
      await page.locator(".wanted").nth(1).waitFor();
    },
  ],
  ["several", async (page) => page.keyboard.press("Control+a")],
  [
    "mistake",
    async (page, words) => {
      await button(page, words.hint).click();
      await button(page, words.back).waitFor();
    },
    async (page, words) => button(page, words.back).click(),
  ],
  [
    "candidates",
    async (page, words) => {
      // Marks that rule the solution out would stay.
      await choose(page, words.clearMarks, words.menu);
      await page.locator(".corner, .center").first().waitFor({ state: "detached" });
      await choose(page, words.fill, words.menu);
      await page.locator(".places, .center").first().waitFor();
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
      await page.locator(".board .dye-4").waitFor();
      await page.locator(".dyes").waitFor();
    },
    async (page, words) => {
      await page.keyboard.press("z");
      await choose(page, words.clearCandidateColors, words.menu);
      await page.locator(".board .dyed").first().waitFor({ state: "detached" });
    },
  ],
  [
    "checkpoints",
    async (page, words) => {
      await choose(page, words.checkpoint, words.menu);
      await choose(page, words.checkpoints, words.menu);
      await page.getByRole("dialog").locator(".games li").first().waitFor();
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
      await page.locator(".tree .solved").first().waitFor();
    },
  ],
  [
    "code",
    async (page, words) => {
      await button(page, words.watch.code).click();
      await page.locator("pre.code code").waitFor();
    },
    close,
  ],
  [
    "watch-two",
    async (page, words) => {
      await page.getByRole("combobox", { name: words.watch.beside }).selectOption("symbols");
      await page.getByText(words.watch.atBeginning).first().waitFor();
      await button(page, words.watch.toEnd).click();
      await page.locator(".two .tree .solved").nth(1).waitFor();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await page.getByRole("gridcell").first().waitFor();
    },
  ],
  [
    "path",
    async (page, words) => {
      await choose(page, words.path.title, words.menu);
      await page.locator(".path-steps").waitFor();
      await page.getByRole("slider").press("ArrowRight");
      await page.locator(".legend").waitFor();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await page.getByRole("gridcell").first().waitFor();
    },
  ],
  [
    "lines",
    async (page, words) => {
      await choose(page, words.lines.title, words.menu);
      await page.getByRole("textbox", { name: words.lines.code }).waitFor();
    },
  ],
  [
    "lines run",
    async (page, words) => {
      const editor = page.getByRole("textbox", { name: words.lines.code });
      await editor.fill(`const flood = "1 ".repeat(100);\nfor (let i = 0; i < 2_000; i++) console.log(flood);\nnull.x;\n`);
      await button(page, words.lines.run).click();
      await button(page, words.lines.toLine(3)).waitFor();
    },
    async (page, words) => {
      await button(page, words.lines.original).click();
      await button(page, words.toBoard).click();
      await page.getByRole("gridcell").first().waitFor();
    },
  ],
  [
    "techniques",
    async (page, words) => {
      await choose(page, words.learning.title, words.menu);
      await page.getByRole("searchbox").fill("turbot");
      await page.locator(".learn-list li").first().waitFor();
    },
  ],
  [
    "technique",
    async (page, words) => {
      await page.locator(".learn-list li button").first().click();
      await page.locator(".example .legend").waitFor();
    },
  ],
  [
    "found",
    async (page, words) => {
      await button(page, words.learning.practise).click();
      await page.locator(".practice").waitFor();
      await depth(page, words, words.hint, 1);
      await depth(page, words, words.justTell, 4);
      await button(page, words.apply).click();
      await page.locator(".practice b").waitFor();
    },
    async (page, words) => {
      await choose(page, words.learning.title, words.menu);
      await page.getByRole("searchbox").waitFor();
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
      await page.getByText(words.learning.never.fish).waitFor();
      await page.locator(".example .legend").waitFor();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await page.getByRole("gridcell").first().waitFor();
    },
  ],
  [
    "lesson",
    async (page, words) => {
      await choose(page, words.lesson.title, words.menu);
      await page.getByRole("dialog", { name: words.lesson.title }).waitFor();
    },
    close,
  ],
  [
    "projector",
    async (page, words) => {
      await choose(page, words.projector.title, words.menu);
      await button(page, words.projector.leave).waitFor();
    },
    async (page, words) => {
      await button(page, words.projector.leave).click();
      await button(page, words.menu).waitFor();
    },
  ],
  [
    "allowed",
    async (page, words) => {
      await choose(page, words.allowed.title, words.menu);
      await page.getByRole("checkbox").nth(20).waitFor();
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
      await page.locator(".chapters li").last().waitFor();
    },
  ],
  [
    "chapter",
    async (page) => {
      await page.locator(".chapter").nth(9).click();
      await page.locator(".lesson h3").waitFor();
    },
  ],
  [
    "course task",
    async (page) => {
      await page.locator(".task button").nth(2).click();
      await page.locator(".practice").waitFor();
    },
  ],
  [
    "problem",
    async (page, words) => {
      await paste(page, ESCARGOT.slice(1));
      await page.getByRole("status").filter({ hasText: words.problem(1, 81, "").split(",")[0] }).waitFor();
    },
  ],
  [
    "lost marks",
    async (page, words) => {
      await playing(page, words, PRINTED);
      await cell(page, 5, 5).click();
      await page.keyboard.press("Control+7");
      await button(page, words.hint).click();
      await button(page, words.putMarkBack).waitFor();
    },
  ],
  [
    "steps under way",
    async (page, words) => {
      await playing(page, words, NEARLY);
      await depth(page, words, words.hint, 1);
      letGo = await held(page, "stepsOf");
      await button(page, words.allSteps).click();
      await page.getByRole("progressbar", { name: words.allSteps }).waitFor();
    },
  ],
  [
    "all steps",
    async (page, words) => {
      await letGo();
      await page.getByRole("progressbar", { name: words.allSteps }).waitFor({ state: "detached" });
      await page.locator(".steps summary").first().click();
      await page.locator(".steps li").first().waitFor();
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
      await page.getByText(words.wonIn("").split(" ")[0]).first().waitFor();
    },
  ],
  [
    "replay",
    async (page, words) => {
      await button(page, words.replay).click();
      await page.locator(".replay .transport").waitFor();
    },
  ],
  [
    "replay at its end",
    async (page) => {
      await page.getByRole("slider").press("End");
      await page.locator(".replay .digit").nth(80).waitFor();
    },
    async (page, words) => {
      await button(page, words.toBoard).click();
      await page.getByRole("gridcell").first().waitFor();
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
      await page.getByRole("table").waitFor();
    },
    close,
  ],
  ...["famous", "about"].map((name) => [
    name,
    async (page, words) => {
      const title = words[name].title;
      await choose(page, title, words.menu);
      await page.getByRole("dialog", { name: title }).getByRole("listitem").first().waitFor();
    },
    close,
  ]),
  ...["save", "copyAs", "keys"].map((name) => [
    name,
    async (page, words) => {
      await choose(page, words[name], words.menu);
      await page.getByRole("dialog", { name: words[name] }).waitFor();
    },
    close,
  ]),
  [
    "print",
    async (page, words) => {
      await choose(page, words.print, words.menu);
      await button(page, words.printNew).waitFor();
    },
    close,
  ],
  [
    "new",
    async (page, words) => {
      await button(page, words.newGame).click();
      await page.getByRole("dialog", { name: words.newGame }).waitFor();
    },
    close,
  ],
  [
    "ways",
    async (page, words) => {
      await button(page, words.newGame).click();
      await page.getByText(words.ways.more).click();
      await page.getByLabel(words.ways.by).selectOption("rating");
      await page.getByLabel(words.ways.from, { exact: true }).waitFor();
      await page.getByLabel(words.ways.by).selectOption("technique");
      await page.getByLabel(words.ways.technique).locator("option").nth(20).waitFor({ state: "attached" });
    },
    close,
  ],
  [
    "daily",
    async (page, words) => {
      await button(page, words.newGame).click();
      await page.getByRole("button", { name: words.daily.title }).click();
      await page.getByRole("dialog", { name: words.daily.title }).waitFor();
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
      await page.locator(".proof li").first().waitFor();
    },
    async (page, words) => button(page, words.close).click(),
  ],
  [
    "photo",
    async (page, words) => {
      // A 6 over the 5 in r1c1, which makes it doubtful.
      await photographed(page, words, await drawnPhoto(page, PRINTED, [[0, "6"]]));
      await page.locator(".photo .doubtful").waitFor();
    },
    close,
  ],
  [
    "photo without a grid",
    async (page, words) => {
      const pixel = await page.evaluate(() => document.createElement("canvas").toDataURL());
      const buffer = Buffer.from(pixel.split(",")[1], "base64");
      await photographed(page, words, { name: "blank.png", mimeType: "image/png", buffer });
      await page.locator(".photo-said[data-wrong=true]").waitFor();
    },
    close,
  ],
  [
    "choice",
    async (page, words) => {
      await paste(page, `${ESCARGOT}\n${NEARLY}\n`);
      await button(page, words.random).waitFor();
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
