import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const PAGE = fileURLToPath(new URL("../../main/page", import.meta.url));
const FILE_LINES = 300;
const FUNCTION_LINES = 60;
/** Texts, one line each; and a class that is sent as text to the frame of the twenty lines, so that it must be one. */
const LONG_FILES = ["words/el.ts", "words/en.ts", "words/fr.ts"];
const LONG_FUNCTIONS = ["sandbox/prelude.ts"];

const files = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(PAGE, file), "utf8");

describe("what is read at one go", () => {
  test("files are short", () => {
    const long = files.filter((file) => textOf(file).split("\n").length > FILE_LINES + 1);
    expect(long.filter((file) => !LONG_FILES.includes(file))).toEqual([]);
  });

  test("functions are short", () => {
    const long = files
      .filter((file) => !LONG_FUNCTIONS.includes(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/^(?:export )?(?:async )?function (\w+)[\s\S]*?^}$/gm)]
          .filter(([text]) => text.split("\n").length > FUNCTION_LINES)
          .map(([text, name]) => `${file} ${name} ${text.split("\n").length}`),
      );
    expect(long).toEqual([]);
  });
});
