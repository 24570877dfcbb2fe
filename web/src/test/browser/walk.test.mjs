/** A random walk through every place: the game that is played is always there again. */
import { button, cell, digits, menu, paste, shows, told } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { ESCARGOT, LONG, PRINTED, UNFAIR } from "./puzzles.mjs";

/** Numbers below `bound` that are the same in each run. */
function chance(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const board = (page) => page.getByRole("grid", { name: "Sudoku board" });
const leaving = (page) => button(page, "Back to the game");

/** Someone who plays, goes elsewhere and comes back, and knows what the board should look like. */
class Walker {
  /** The boards of the game that is played, the present one last. */
  #boards;

  constructor(page, draw, start) {
    this.page = page;
    this.draw = draw;
    this.#boards = [start];
  }

  get game() {
    return this.#boards.at(-1);
  }

  #begins(game) {
    this.#boards = [game.replaceAll("0", ".")];
  }

  #empty(digits) {
    const cells = [...digits].flatMap((digit, at) => (digit === "." ? [at] : []));
    return cells[this.draw(cells.length)];
  }

  async #put(digits, at, digit) {
    await cell(this.page, Math.floor(at / 9) + 1, (at % 9) + 1).click();
    await this.page.keyboard.press(String(digit));
    await shows(this.page, `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`, "a digit");
  }

  // In the game.

  async digit() {
    const at = this.#empty(this.game);
    const digit = 1 + this.draw(9);
    // A full board would be won, or end the walk.
    if ([...this.game].filter((each) => each === ".").length > 20) {
      await this.#put(this.game, at, digit);
      this.#boards.push(`${this.game.slice(0, at)}${digit}${this.game.slice(at + 1)}`);
    }
  }

  async undo() {
    if (this.#boards.length > 1) {
      this.#boards.pop();
      await button(this.page, "Undo").click();
      await shows(this.page, this.game, "undone");
    }
  }

  async paste() {
    const puzzle = [ESCARGOT, LONG, PRINTED, UNFAIR][this.draw(4)];
    await paste(this.page, puzzle);
    await shows(this.page, puzzle, "pasted");
    this.#begins(puzzle);
  }

  async newGame() {
    await button(this.page, "New game").click();
    await this.page.locator(".levels button").first().click();
    await told(this.page, /a puzzle of level 2/);
    await expect(board(this.page)).toBeVisible();
    this.#begins(await digits(this.page));
  }

  // Beside it.

  async desk() {
    await menu(this.page, "Setter’s desk");
    await expect(this.page).toHaveURL(/#desk$/);
    await this.#type();
  }

  async enter() {
    await button(this.page, "New game").click();
    await button(this.page, "Enter a puzzle").click();
    await expect(this.page).toHaveURL(/#enter$/);
    await shows(this.page, ".".repeat(81), "an empty grid");
    await this.#type();
  }

  async #type() {
    await expect(leaving(this.page)).toBeVisible();
    const before = await digits(this.page);
    await this.#put(before, this.#empty(before), 1 + this.draw(9));
  }

  async lesson() {
    await menu(this.page, "Learn step by step");
    await this.page.locator(".chapters button").nth(this.draw(3)).click();
    await this.page.getByRole("button", { name: /^(With hints|On your own)/ }).first().click();
    await expect(this.page).toHaveURL(/#lesson\//);
    await expect(leaving(this.page)).toBeVisible();
  }

  async practice() {
    await menu(this.page, "Techniques");
    await button(this.page, ["Naked Pair", "X-Wing"][this.draw(2)]).first().click();
    await button(this.page, "Practice this").click();
    await expect(this.page).toHaveURL(/#practice\//);
    await expect(leaving(this.page)).toBeVisible();
  }

  /** One address of the page after the other, as from a bookmark. */
  async address() {
    const [address, shown] = [
      ["course", ".chapters"],
      ["learn/x-wing", ".lesson"],
      ["desk", ".desk"],
      ["enter", ".entering"],
    ][this.draw(4)];
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expect(this.page.locator(shown).first()).toBeVisible();
  }

  // From anywhere.

  async reload() {
    if (await this.page.locator(".pad").isVisible()) {
      // What was done before is kept when this is done; else the last key may be lost.
      for (const place of [1, 9]) {
        await cell(this.page, place, place).click();
        await expect(cell(this.page, place, place)).toHaveAttribute("aria-selected", "true");
      }
    }
    const before = this.page.url();
    await this.page.reload();
    await expect(this.page.locator("[role=gridcell], .learn").first()).toBeVisible();
    await expect(this.page).toHaveURL(before);
  }

  /** Back to the game, by whatever leads there. */
  async home() {
    const back = button(this.page, "Back to the board");
    for (let steps = 0; steps < 6 && new URL(this.page.url()).hash !== ""; steps++) {
      const way = back.or(leaving(this.page)).first();
      await expect(way).toBeVisible();
      const from = this.page.url();
      await way.click();
      await expect(this.page).not.toHaveURL(from);
    }
    await shows(this.page, this.game, "the game that was left");
  }

  async back() {
    if (new URL(this.page.url()).hash !== "") {
      const from = this.page.url();
      await this.page.goBack();
      await expect(this.page).not.toHaveURL(from);
    }
  }
}

const GAME = ["digit", "digit", "digit", "undo", "paste", "newGame"];
const BESIDE = ["desk", "enter", "lesson", "practice", "address"];
const ANYWHERE = ["reload", "back", "home", "home"];

/** Walks `steps` steps. */
async function walk(page, seed, steps) {
  const draw = chance(seed);
  await paste(page, PRINTED);
  await shows(page, PRINTED);
  const walker = new Walker(page, draw, PRINTED);
  for (let step = 0; step < steps; step++) {
    const isAtGame = new URL(page.url()).hash === "";
    const deeds = isAtGame ? [...GAME, ...GAME, ...BESIDE, "reload"] : [...BESIDE, ...ANYWHERE, "newGame", "paste"];
    const deed = deeds[draw(deeds.length)];
    await test.step(`${step}: ${deed} at ${new URL(page.url()).hash || "the game"}`, () => walker[deed]());
  }
  await walker.home();
}

/** `SEED=7 STEPS=2000` walks another way than the usual long one. */
const SEED = Number(process.env.SEED ?? 20_261_127);
const STEPS = Number(process.env.STEPS ?? (process.env.FULL === "yes" ? 1_900 : 150));

for (const [seed, steps] of [
  [46, 100],
  [SEED, STEPS],
]) {
  test(`${steps} mixed actions through every place leave the game as it was`, { tag: "@all" }, async ({ player }) => {
    test.setTimeout(steps * 60_000);
    await walk(await player({ fragment: "" }), seed, steps);
  });
}
