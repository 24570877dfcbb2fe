/** A tab of a browser that Playwright does not drive. What drives it, a [Wire], knows `navigate(address)`,
 * `reload()`, `evaluate(source)`, which answers what the page's promise gives as JSON, `actions(sources)`, those of W3C
 * WebDriver, and `close()`. */
import assert from "node:assert/strict";
import { setTimeout as passed } from "node:timers/promises";

/** Keys without a character of their own, as WebDriver has them. */
const KEYS = {
  Control: "\uE009",
  Shift: "\uE008",
  Enter: "\uE007",
  Escape: "\uE00C",
  Backspace: "\uE003",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Longer than any page needs beside a busy neighbor: how fast a page is, no test says. */
const PATIENCE = 180_000;
/** After that one takes what was done for lost. */
const AGAIN = 15_000;

export class Tab {
  #wire;

  constructor(wire) {
    this.#wire = wire;
  }

  goto(address) {
    return this.#wire.navigate(address);
  }

  reload() {
    return this.#wire.reload();
  }

  close() {
    return this.#wire.close();
  }

  /** What `of`, a function that knows nothing of the test, answers in the page; a value of JSON. */
  async evaluate(of, ...given) {
    const source = `Promise.resolve((${of})(...${JSON.stringify(given)})).then((is) => JSON.stringify({ is }))`;
    return JSON.parse(await this.#wire.evaluate(source)).is;
  }

  /** Waits until `of` answers something that is true in the page, and answers that. */
  async until(of, ...given) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await passed(50)) {
      const is = await this.evaluate(of, ...given);
      if (is) {
        return is;
      }
    }
    const text = await this.evaluate(() => document.body.innerText.replaceAll(/\s+/g, " "));
    return assert.fail(`never true in the page: ${of} of ${JSON.stringify(given)}; there is: ${text}`);
  }

  /** Presses keys one after the other, each such as `5`, `ArrowDown` or `Control+Shift+5`. */
  press(...chords) {
    const actions = chords.flatMap((chord) => {
      const keys = chord.split("+").map((key) => KEYS[key] ?? key);
      const down = keys.map((value) => ({ type: "keyDown", value }));
      return [...down, ...keys.reverse().map((value) => ({ type: "keyUp", value }))];
    });
    return this.#wire.actions([{ type: "key", id: "keyboard", actions }]);
  }

  /** Presses a chord until `of` answers something that is true in the page: where a key is lost, as WebKit's driver
   * does now and then, a person presses it again. */
  async pressUntil(chord, of, ...given) {
    return this.again(() => this.press(chord), of, ...given);
  }

  /** Does something again and again until `of` answers something that is true in the page. */
  async again(deed, of, ...given) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      await deed();
      for (const late = Date.now() + AGAIN; Date.now() < late; await passed(50)) {
        if (await this.evaluate(of, ...given)) {
          return;
        }
      }
    }
    assert.fail(`never true in the page, whatever was done again: ${of} of ${JSON.stringify(given)}`);
  }

  /** Clicks with the pointer on the first of `selector` that is in sight and, where it is given, has the name `named`. */
  async click(selector, named) {
    const place = await this.until(centerOf, selector, named ?? null);
    const actions = [
      { type: "pointerMove", x: place.x, y: place.y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    return this.#wire.actions([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }
}

/** Runs in the page. */
function centerOf(selector, named) {
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && !each.disabled && [each.textContent.trim(), each.ariaLabel, null].includes(named),
  );
  found?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = found?.getBoundingClientRect();
  return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
