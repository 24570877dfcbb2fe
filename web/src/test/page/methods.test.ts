import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { methodSources } from "../../main/build/methods";

const FOLDER = fileURLToPath(
  new URL("../../../../engine/src/main/java/org/escargot/method", import.meta.url),
);
const METHODS = ["levels", "plain", "random", "symbols", "trials"];

describe("the code of the methods", () => {
  const sources = methodSources(FOLDER);

  test("is there for each that can be watched, and for nothing else", () => {
    expect(Object.keys(sources).sort()).toEqual(METHODS);
  });

  test.each(METHODS)("of %s has its search", (method) => {
    expect(sources[method]?.code).toContain("public void search(Worksheet start, Tracer tracer)");
    expect(sources[method]?.code).toMatch(
      new RegExp(`(class|record) ${sources[method]?.file.replace(".java", "")}\\b`),
    );
  });
});
