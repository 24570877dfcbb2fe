/** The twenty lines: changed, run, stopped, and shut in whatever they try. */
import { createServer } from "node:http";
import { button, menu, paste, shows, told } from "./actions.mjs";
import { ADDRESS, expect, KEPT_OFFLINE, test } from "./fixtures.mjs";

const HUNDRED = ".6....4...3..29.787....3......3..9......8...2..87....53.....2..2.1.35.....72.1...";

const editor = (page) => page.getByRole("textbox", { name: "Code" });
const status = (page, text) => told(page, text);
const printed = (page) => page.getByRole("group", { name: "What the code prints" }).textContent();

async function lines(player, puzzle, options) {
  const page = await player(options);
  if (puzzle) {
    await paste(page, puzzle);
    await shows(page, puzzle);
  }
  await menu(page, "The twenty lines");
  await expect(editor(page)).toBeVisible();
  return page;
}

/** Runs `code`; what it prints. */
async function run(page, code) {
  await editor(page).fill(code);
  await button(page, "Run").click();
  await status(page, /^(Finished|Line|The code|Ended)/);
  return printed(page);
}

const FULL = "Ended: the code filled too much memory.";

/** What fills memory in ways that are seen in time. */
const HOARDS = [
  ["lists grow in a list", "const a=[]; for(;;) a.push(new Array(1e5).fill(.5))"],
  ["positions are kept", "const a = []; for (;;) a.push(board.map((row) => [...row]));"],
  ["small things are kept", "const a = []; for (let i = 0; ; i++) a.push({ i });"],
  ["the error is caught", "const a = []; for (;;) { try { a.push(new Array(1e5).fill(i)); } catch { a.push('x'.repeat(1e6)); } }"],
];

test.describe("the twenty lines", () => {
  test("number a hundred solutions as they come", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player, HUNDRED);
    await button(page, "Run").click();
    await status(page, "Finished in");
    const numbers = [...(await printed(page)).matchAll(/^Solution number (\d+)$/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(await printed(page)).toMatch(/^Solution number 1\n(\d( \d){8}\n){9}/);
  });

  test("are changed, run and put back by keyboard alone, and kept", async ({ player }) => {
    const page = await lines(player);
    const original = await editor(page).inputValue();
    await editor(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type('console.log("begun");\n');
    await page.keyboard.press("Control+Enter");
    await status(page, "Finished in");
    expect(await printed(page)).toMatch(/^begun\nSolution number 1\n9 5 6 1 3 2 7 4 8\n/);
    await page.reload();
    await expect(editor(page)).toBeVisible();
    await expect(editor(page)).toHaveValue(/^console\.log\("begun"\);\n/);
    await button(page, "Back to the original").press("Enter");
    await expect(editor(page)).toHaveValue(original);
    await button(page, "My code again").press("Enter");
    await expect(editor(page)).toHaveValue(/^console\.log\("begun"\);\n/);
  });

  test("are stopped, though they never end", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player);
    await editor(page).fill('console.log("on it");\nfor (;;) {}');
    await button(page, "Run").click();
    await expect(page.getByText("on it", { exact: true })).toBeVisible();
    await status(page, "Running…");
    await button(page, "Stop").click();
    await status(page, "Stopped.");
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(await run(page, 'console.log("again")')).toBe("again");
  });

  test("say in which line they are wrong, and lead there", async ({ player }) => {
    const page = await lines(player);
    await run(page, "const a = 1;\nconst b = gird[0];\n");
    await status(page, "Line 2 failed: ReferenceError: gird is not defined.");
    await button(page, "Go to line 2").click();
    await expect.poll(() => editor(page).evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd))).toBe("const b = gird[0];");
    await run(page, "const a = 1;\n\nfor (let i = 0; i < 9; i++ {\n}\n");
    await status(page, /^Line 3 is not JavaScript: SyntaxError: /);
    await run(page, "console.log(1);\nsetTimeout(() => {\n  null.x;\n});");
    await status(page, /^Line 3 failed: TypeError: /);
    await run(page, 'async function f() {\n  throw new Error("late");\n}\nf();');
    await status(page, "Line 2 failed: Error: late.");
    await run(page, "function f() { return f() + 1; }\nf();");
    await status(page, /^Line 1 failed: RangeError: /);
  });

  test("print without end and do not hold up the page", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player);
    await editor(page).fill('for (let i = 0; ; i++) console.log("line " + i, [i], "x".repeat(i % 5_000));');
    await button(page, "Run").click();
    await expect(page.locator(".lines-gone")).toBeVisible();
    // The page answers meanwhile.
    await editor(page).press("Control+End");
    await page.keyboard.press(";");
    await expect(editor(page)).toHaveValue(/;;$/);
    await button(page, "Stop").press("Enter");
    await status(page, "Stopped.");
    const all = (await printed(page)).split("\n");
    expect(all.length).toBeLessThanOrEqual(1_500);
    expect(Math.max(...all.map((line) => line.length))).toBeLessThanOrEqual(202);
  });

  test("start no workers of their own", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player);
    expect(await run(page, "console.log(typeof Worker, 'Worker' in self);")).toBe("undefined false");
  });

  test("cannot flood the page by changing what the console is built of", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player);
    const flood =
      "String.prototype.slice = () => 'y'.repeat(5e6); Array.prototype.slice = function () { return this; };" +
      "for (let i = 0; i < 20; i++) console.log('z'.repeat(300));";
    const all = (await run(page, flood)).split("\n");
    expect(all.length).toBeLessThanOrEqual(1_500);
    expect(Math.max(...all.map((line) => line.length))).toBeLessThanOrEqual(202);
  });

  for (const [what, code] of HOARDS) {
    test(`end where ${what}`, { tag: "@all" }, async ({ player }) => {
      const page = await lines(player);
      await run(page, code);
      await status(page, FULL);
      expect(await run(page, 'console.log("again")')).toBe("again");
    });
  }

  test("go on while as much is taken off a list as comes", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player);
    const queue =
      "const a = []; for (let i = 0; i < 1.5e6; i++) { a.push(board.map((row) => [...row])); if (a.length > 1_500) a.shift(); }" +
      "console.log(a.length);";
    expect(await run(page, queue)).toBe("1500");
  });

  test("leave the page alive, whatever they fill memory with", { tag: "@all" }, async ({ player }) => {
    test.setTimeout(120_000);
    const page = await lines(player);
    // The frame has a process of its own. Playwright takes its end for that of the page, so this speaks past Playwright.
    const session = await page.context().newCDPSession(page);
    const ask = async (expression) => (await session.send("Runtime.evaluate", { expression })).result.value;
    const until = (expression) => expect.poll(() => ask(expression)).toBe(true);
    await editor(page).fill("let all; for (;;) all = { all, more: new Array(1e5).fill(0.5) };");
    await button(page, "Run").click();
    await until(`document.querySelector("[role=status]").textContent.startsWith("${FULL}")`);
    await until('document.querySelectorAll("iframe").length === 0');
    await ask(`{
      const editor = document.querySelector("textarea");
      editor.value = "console.log('again')";
      editor.dispatchEvent(new Event("input", { bubbles: true }));
    }`);
    await ask('document.querySelector(".lines-tools .primary").click()');
    await until('document.querySelector(".lines-output pre").textContent === "again"');
  });

  test("go on offline", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player, undefined, KEPT_OFFLINE);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await expect(editor(page)).toBeVisible();
    // Where the board is empty, the code finds a puzzle of its own.
    await page.evaluate(() => {
      location.hash = "enter";
    });
    await shows(page, ".".repeat(81));
    await menu(page, "The twenty lines");
    expect(await run(page, "console.log(board[0].join(''))")).toBe("006030700");
  });

  test("are opened by a lesson's link with its board, and from the plain method", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player, HUNDRED);
    await button(page, "Back to the board").click();
    await menu(page, "Watch it solve");
    await page.getByRole("combobox", { name: "Method" }).selectOption("plain");
    await button(page, "Change the twenty lines").click();
    expect(await run(page, "console.log(board[0].join(''))")).toBe("060000400");
  });
});

/** What code may try, each with what it prints; `late` keeps it alive until the answer is there. */
const ATTEMPTS = [
  ["the page", "console.log(typeof parent, typeof document, typeof top)", "undefined undefined undefined"],
  ["to speak past the console", "console.log(typeof postMessage, typeof close)", "undefined undefined"],
  ["what the browser keeps", 'console.log(typeof localStorage, typeof sessionStorage)', "undefined undefined"],
  ["its database", "try { indexedDB.open('escargot'); console.log('open'); } catch (e) { console.log(e.name); }", "SecurityError"],
  ["its caches", "late(() => caches.keys())", "ReferenceError"],
  ["its files", "late(() => navigator.storage.getDirectory())", "TypeError"],
  ["the network", "late(() => fetch(URL_HERE, { mode: 'no-cors' }))", "TypeError"],
  ["the page's own host", "late(() => fetch(HOST_HERE, { mode: 'no-cors' }))", "TypeError"],
  ["a module from elsewhere", "late(() => import(URL_HERE))", "TypeError"],
  ["a script from elsewhere", "try { importScripts(URL_HERE); console.log('run'); } catch (e) { console.log(e.name); }", "NetworkError"],
  ["an older request", "late(() => new Promise((_, no) => { const x = new XMLHttpRequest(); x.onerror = () => no({ name: 'refused' }); x.open('GET', URL_HERE); x.send(); }))", "refused"],
  ["a socket", "late(() => new Promise((_, no) => { new WebSocket(URL_HERE.replace('http', 'ws')).onerror = () => no({ name: 'refused' }); }))", "refused"],
  ["code from text", "try { new Function('return 1')(); console.log('run'); } catch (e) { console.log(e.name); }", "EvalError"],
];

test.describe("code that tries to reach", () => {
  let outside;
  const asked = [];

  test.beforeAll(async () => {
    outside = createServer((request, response) => {
      asked.push(request.url);
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Content-Type", "text/javascript");
      response.end("1");
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => outside.once("listening", resolve));
  });

  test.afterAll(() => outside?.close());

  for (const [what, code, says] of ATTEMPTS) {
    test(`${what} fails`, { tag: "@all" }, async ({ player }) => {
      const page = await lines(player);
      const late =
        "const late = (ask) => { const alive = setInterval(() => {}, 1_000);" +
        "Promise.resolve().then(ask).then(() => 'reached', (e) => e.name).then((said) => { console.log(said); clearInterval(alive); }); };\n";
      const url = `http://localhost:${outside.address().port}/`;
      const tried = late + code.replaceAll("URL_HERE", `"${url}"`).replaceAll("HOST_HERE", `"${ADDRESS}"`);
      expect(await run(page, tried)).toBe(says);
      expect(asked).toEqual([]);
    });
  }
});

test.describe("on a host that sets no headers", () => {
  const SANDBOX = "**/sandbox.html";
  const leftOpen = async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  };

  test("the browser shuts the frame in", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player);
    await page.route(SANDBOX, leftOpen);
    expect(await run(page, "console.log(self.origin)")).toBe("null");
  });

  test("nothing is run while no frame is shut in", { tag: "@all" }, async ({ player }) => {
    const page = await lines(player);
    await page.route(SANDBOX, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.route(SANDBOX, leftOpen, { times: 1 });
    expect(await run(page, 'console.log("run")')).toBe("");
    await status(page, "The code was not run: this host does not allow it to be sandboxed.");
  });
});
