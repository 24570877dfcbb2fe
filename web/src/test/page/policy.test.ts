import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { policy } from "../../main/build/policy";

const headers = fileURLToPath(new URL("../../main/page/public/_headers", import.meta.url));

test("nothing may build functions from text", () => {
  expect(readFileSync(headers, "utf8")).not.toContain("'unsafe-eval'");
});

test("the document has the policy of the headers, but for who may frame it", () => {
  const rules = policy(headers).split("; ");
  expect(rules).toContain("default-src 'none'");
  expect(rules).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(rules.join()).not.toMatch(/frame-ancestors|unsafe-inline|"/);
});
