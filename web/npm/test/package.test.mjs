// The package as others get it: packed, installed into an empty project, and asked from there.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const web = dirname(dirname(here));
const WINDOWS = process.platform === "win32";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const SEVERAL = PUZZLE.replace("53..7", "....7");
/** Its first step is a chain. */
const HARD = "300400100054080072080009000009004500500290400000000010070006001600300000002070060";
/** Its path needs more than HoDoKu's scale has. */
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/** What `escargot generate --level 11 --seed 7` makes. */
const LEVEL_11_SEED_7 = "...64..9.1...57..2.6.2.3.4...2..8.7.75....8.4...1.......1.....9.8..6..2......27..";

let project;
let Engine;
let PuzzleError;
let hintText;
let BackgroundEngine;
let openWorker;
let engine;
let background;

function run(program, args) {
  const done = spawnSync(program, args, { cwd: project, encoding: "utf8", shell: WINDOWS, timeout: 300_000 });
  assert.equal(done.status, 0, `${program} ${args.join(" ")}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

before(async () => {
  project = mkdtempSync(join(tmpdir(), "escargot-npm-"));
  writeFileSync(join(project, "package.json"), '{"name":"stranger","version":"1.0.0","type":"module"}');
  const packed = readdirSync(join(web, "target")).find((file) =>
    /^escargot-sudoku-engine-.*\.tgz$/.test(file),
  );
  run("npm", [
    "install",
    "--offline",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    join(web, "target", packed),
  ]);
  const require = createRequire(join(project, "index.js"));
  const load = (name) => import(pathToFileURL(require.resolve(name)));
  ({ Engine, PuzzleError, hintText } = await load("@escargot-sudoku/engine"));
  ({ BackgroundEngine } = await load("@escargot-sudoku/engine/background"));
  ({ openWorker } = await load("@escargot-sudoku/engine/worker"));
  engine = await Engine.open();
  background = await BackgroundEngine.open();
});

after(() => rmSync(project, { recursive: true, force: true }));

describe("the first engine", () => {
  test("solves and counts", () => {
    assert.deepEqual(engine.solve(PUZZLE), { solutions: "one", solution: SOLUTION });
    assert.equal(engine.solve(`55${PUZZLE.slice(2)}`).solutions, "none");
    const several = engine.solve(SEVERAL);
    assert.equal(several.solutions, "several");
    assert.notEqual(several.solution, several.other);
    assert.equal(engine.count(PUZZLE, 100), 1);
    assert.equal(engine.count(SEVERAL), 2);
    assert.equal(engine.count("".padEnd(81, "."), 1000), 1000);
    assert.throws(() => engine.count(PUZZLE, 0), RangeError);
    assert.throws(() => engine.count(PUZZLE, 2 ** 31), RangeError);
  });

  test("reads every format, and the state of play with it", () => {
    const rows = PUZZLE.match(/.{9}/g).join("\n");
    assert.equal(engine.givens(rows), PUZZLE);
    assert.equal(engine.givens(PUZZLE.replaceAll(".", "0")), PUZZLE);
    const played = `53+4${PUZZLE.slice(3)}`;
    assert.equal(engine.givens(played), PUZZLE);
    const wrong = engine.hint(`53+2${PUZZLE.slice(3)}`);
    assert.equal(wrong.mistake, true);
  });

  test("tells the next step in three languages, deeper each time", async () => {
    const told = {};
    for (const language of ["en", "fr", "el"]) {
      await engine.speak({ language });
      const hint = engine.hint(PUZZLE);
      assert.equal(hint.technique, "hidden-single");
      assert.deepEqual(hint.placements, [[78, 1]]);
      told[language] = hintText(hint);
      assert.notEqual(hintText(hint, 1), told[language]);
    }
    await engine.speak({});
    assert.match(told.en, /Put 1 in r9c7/);
    assert.match(told.fr, /Placez le 1 en L9C7/);
    assert.match(told.el, /Βάλτε το 1 στο r9c7/);
  });

  test("says in its language what is wrong with a text", async () => {
    assert.throws(() => engine.solve("no puzzle"), PuzzleError);
    const english = caught(() => engine.hint(PUZZLE.slice(1)));
    await engine.speak({ language: "fr" });
    const french = caught(() => engine.hint(PUZZLE.slice(1)));
    await engine.speak({});
    assert.match(english.message, /80 cells/);
    assert.match(french.message, /80 des 81 cases/);
    assert.equal(english.line, 1);
  });

  test("goes on step by step to the solution, with the second engine where it is needed", async () => {
    for (const puzzle of [PUZZLE, HARD]) {
      let board = puzzle;
      for (let steps = 0; steps < 200 && engine.digits(board).includes("."); steps++) {
        const step = await engine.step(board, 60_000);
        assert.equal(step.obstacle, undefined);
        board = engine.apply(board, step);
      }
      assert.equal(engine.digits(board), engine.solve(puzzle).solution);
      assert.equal(engine.givens(board), puzzle.replaceAll("0", "."));
    }
  });

  test("writes other formats, and says what they have no place for", () => {
    const board = engine.apply(PUZZLE, engine.hint(PUZZLE));
    assert.match(engine.convert(board, "sudoku-exchange"), /^https:/);
    assert.equal(engine.givens(engine.convert(board, "opensudoku")), PUZZLE);
    assert.deepEqual(engine.lost(PUZZLE, "sdm"), []);
    assert.ok(engine.lost(board, "sdm").includes("placed"));
    assert.throws(() => engine.convert(PUZZLE, "pdf"), {
      name: "RangeError",
      message: /^format must be one of hodoku, /,
    });
  });

  test("opens from bytes, modules and messages that are handed in", async () => {
    const file = (name) => readFileSync(join(project, "node_modules/@escargot-sudoku/engine", name));
    const wasm = await WebAssembly.compile(file("engine.wasm"));
    const { default: french } = await import(
      pathToFileURL(join(project, "node_modules/@escargot-sudoku/engine/messages_fr.js"))
    );
    const given = await Engine.open({
      wasm,
      backgroundWasm: file("background.wasm"),
      language: "fr",
      messages: { ...french, "hidden-single.name": "Seule place" },
    });
    assert.match(hintText(given.hint(PUZZLE)), /Placez le 1/);
    assert.match(hintText(given.hint(PUZZLE), 1), /Seule place/);
    assert.equal((await given.rate(PUZZLE)).er, 1.2);
  });

  test("is small", () => {
    const folder = join(project, "node_modules/@escargot-sudoku/engine");
    const scripts = readdirSync(folder).filter(
      (file) => /\.js$/.test(file) && !/^(background|worker|messages_(fr|el))/.test(file),
    );
    const files = [...scripts, "engine.wasm"];
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
    assert.ok(bytes <= 300_000, `${bytes} bytes`);
  });
});

describe("the background engine", () => {
  test("rates", () => {
    const rated = {
      level: "Easy",
      score: 204,
      er: 1.2,
      ep: 1.2,
      ed: 1.2,
      minutes: 3.8,
      finished: true,
      hardest: { technique: "naked-single", name: "Naked Single" },
    };
    assert.deepEqual(background.rate(PUZZLE, 60_000), rated);
  });

  test("finds the form that isomorphs share", () => {
    const turned = [...PUZZLE].map((_, cell) => PUZZLE[(cell % 9) * 9 + Math.floor(cell / 9)]).join("");
    const form = "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.";
    assert.equal(background.canonical(PUZZLE), form);
    assert.equal(background.canonical(turned), form);
  });

  test("tells steps that the first engine does not know", () => {
    const obstacle = engine.hint(HARD);
    assert.equal(obstacle.chainPossible, true, JSON.stringify(obstacle));
    const step = background.hint(engine.board(HARD), 60_000);
    assert.ok(hintText(step).length > 0);
    assert.ok(step.eliminations.length + step.placements.length > 0);
    for (const cells of [HARD, HARD.replaceAll("0", ".")]) {
      assert.equal(hintText(background.hint(cells, 60_000)), hintText(step));
    }
  });

  test("tells the whole path, in decimals where HoDoKu's scale would try", () => {
    const easy = background.path(PUZZLE);
    assert.deepEqual([easy.level, easy.score, easy.complete], ["Easy", 204, true]);
    assert.equal(
      easy.steps.reduce((sum, { points }) => sum + points, 0),
      204,
    );
    const hard = background.path(ESCARGOT, 60_000);
    assert.ok(hard.complete);
    assert.ok(hard.steps.some(({ rating }) => rating > 6 && rating < 12));
  });

  test("makes the puzzle of a seed, as the command line does", async () => {
    const made = await background.generate({ level: 11, seed: 7 });
    assert.equal(made.puzzle, LEVEL_11_SEED_7);
    assert.equal(made.seed, "7");
    assert.ok(made.attempts >= 1);
    assert.equal(made.solution, engine.solve(made.puzzle).solution);
    const rated = background.rate(made.puzzle);
    assert.deepEqual([made.level, made.score], [rated.level, rated.score]);
    assert.deepEqual(JSON.parse(JSON.stringify(made)), made);
    assert.equal(engine.count((await background.generate({ level: 0 })).puzzle), 1);
  });

  test("ends a search when its signal is aborted, and then makes another", async () => {
    const cancel = new AbortController();
    const reports = [];
    const search = background.generate({
      level: 18,
      seed: 1,
      signal: cancel.signal,
      onProgress: (attempts) => {
        reports.push(attempts);
        cancel.abort(new Error("enough"));
      },
    });
    await assert.rejects(background.generate({ level: 0 }), /making a puzzle already/);
    await assert.rejects(search, /enough/);
    assert.ok(reports.length > 0);
    assert.equal((await background.generate({ level: 11, seed: 7 })).puzzle, LEVEL_11_SEED_7);
    await assert.rejects(background.generate({ level: 0, signal: AbortSignal.abort() }), {
      name: "AbortError",
    });
  });

  test("refuses what types would not let pass", async () => {
    for (const wrong of [null, undefined, 5, {}, []]) {
      assert.throws(() => engine.solve(wrong), {
        name: "TypeError",
        message: /^puzzle must be a text, not /,
      });
      assert.throws(() => engine.hint(wrong), TypeError);
      assert.throws(() => background.hint(wrong), {
        name: "TypeError",
        message: /^board must be a text, not /,
      });
    }
    assert.throws(() => background.rate(PUZZLE, Number.NaN), RangeError);
    await assert.rejects(background.generate({ level: 0, seed: 1.5 }), RangeError);
    await assert.rejects(background.generate({ level: 0, seed: "x" }), RangeError);
    await assert.rejects(engine.speak({ language: "toString" }), RangeError);
    assert.equal((await background.generate({ level: 0, seed: -1 })).seed, "-1");
    for (const wish of [
      { technique: "naked-single" },
      { technique: "nonsense" },
      { level: "horrible" },
      { level: 0, symmetry: "round" },
      { rating: { from: 71, to: 74 } },
      { rating: { from: 7.4, to: 7.1 } },
    ]) {
      await assert.rejects(background.generate(wish), RangeError, JSON.stringify(wish));
    }
    await assert.rejects(engine.speak({ cells: "x9" }), RangeError);
  });

  test("refuses what is no puzzle and no level", async () => {
    assert.throws(() => background.rate("12"), PuzzleError);
    assert.throws(() => background.canonical(PUZZLE.slice(1)), PuzzleError);
    for (const ask of ["rate", "path", "hint"]) {
      assert.throws(() => background[ask](SEVERAL), { name: "PuzzleError", message: /it has several/ });
    }
    await assert.rejects(background.generate({ level: 21 }), RangeError);
  });
});

describe("the worker", () => {
  test("answers as the engine does, and throws what it throws", async () => {
    const remote = await openWorker({ language: "fr" });
    assert.deepEqual(await remote.solve(PUZZLE), { solutions: "one", solution: SOLUTION });
    assert.match(hintText(await remote.hint(PUZZLE)), /Placez le 1/);
    assert.equal((await remote.rate(PUZZLE)).score, 204);
    await assert.rejects(remote.solve("no puzzle"), PuzzleError);
    await assert.rejects(remote.solve(5), TypeError);
    await assert.rejects(remote.generate({ level: 21 }), RangeError);
    remote.close();
  });

  test("ends a search at once when its signal is aborted, and closes", async () => {
    const remote = await openWorker();
    const cancel = new AbortController();
    const search = remote.generate({
      rating: { from: 11, to: 12 },
      seed: 1,
      signal: cancel.signal,
      onProgress: () => cancel.abort(new Error("enough")),
    });
    await assert.rejects(search, /enough/);
    assert.equal((await remote.generate({ level: 11, seed: 7 })).puzzle, LEVEL_11_SEED_7);
    const unanswered = remote.generate({ rating: { from: 11, to: 12 }, seed: 1 });
    remote.close();
    await assert.rejects(unanswered, /closed/);
  });
});

test("the engines name whose work is in them besides ours", () => {
  const packed = readdirSync(join(web, "target")).find((file) =>
    /^escargot-sudoku-engine-.*\.tgz$/.test(file),
  );
  const notices = run("tar", ["-xOzf", join(web, "target", packed), "package/NOTICES"]);
  assert.match(notices, /^TeaVM, Apache-2.0$/m);
  assert.match(notices, /Apache Harmony and from Joda-Time/);
});

test("the board brings its engines and nothing that reads photos", () => {
  const packed = readdirSync(join(web, "target")).find((file) =>
    /^escargot-sudoku-board-.*\.tgz$/.test(file),
  );
  const files = run("tar", ["-tzf", join(web, "target", packed)])
    .trim()
    .split("\n");
  for (const needed of [
    "engine-.*\\.wasm",
    "background-.*\\.wasm",
    "worker-engine-.*\\.js",
    "digits-.*\\.woff2",
  ]) {
    assert.ok(
      files.some((file) => new RegExp(`/page/assets/${needed}$`).test(file)),
      `${needed} is missing`,
    );
  }
  assert.deepEqual(
    files.filter((file) => /photo|\.net$/i.test(file)),
    [],
  );
});

test("a stranger's strict TypeScript compiles and runs", () => {
  cpSync(join(here, "stranger.ts"), join(project, "stranger.ts"));
  const tsc = join(web, "node_modules/typescript/bin/tsc");
  const types = ["--typeRoots", join(web, "node_modules/@types"), "--types", "node"];
  const strict = [
    "--strict",
    "--exactOptionalPropertyTypes",
    "--noUncheckedIndexedAccess",
    "--target",
    "es2023",
  ];
  const checked = [...types, ...strict, "--lib", "es2023,dom", "stranger.ts"];
  run("node", [tsc, ...checked, "--noEmit", "--module", "esnext", "--moduleResolution", "bundler"]);
  run("node", [tsc, ...checked, "--module", "nodenext", "--moduleResolution", "nodenext"]);
  // Each entry has types for those, too, who resolve as Node.js 10 did, without looking into `exports`.
  const { typesVersions, types: main } = JSON.parse(
    readFileSync(join(project, "node_modules/@escargot-sudoku/engine/package.json")),
  );
  for (const file of [main, ...Object.values(typesVersions["*"]).flat()]) {
    assert.ok(existsSync(join(project, "node_modules/@escargot-sudoku/engine", file)), file);
  }
  const answer = JSON.parse(run("node", ["stranger.js", PUZZLE]));
  assert.equal(answer.solution, SOLUTION);
  assert.match(answer.told, /J7/);
  assert.deepEqual(
    [answer.count, answer.placed, answer.er, answer.refused, answer.wrong, answer.again],
    [1, 1, 1.2, "1:2", "function", true],
  );
  assert.ok(answer.steps > 40);
  assert.equal(answer.made.solution.length, 81);
});

function caught(action) {
  try {
    action();
  } catch (error) {
    return error;
  }
  assert.fail("nothing was thrown");
}
