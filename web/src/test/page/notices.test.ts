import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { notices, packageOf } from "../../main/build/notices";

const packages = fileURLToPath(new URL("../../../node_modules", import.meta.url));

test.each([
  ["/home/node_modules/preact/dist/preact.mjs", "preact"],
  ["/home/node_modules/@preact/signals/dist/signals.mjs", "@preact/signals"],
  ["/home/src/main.tsx", undefined],
])("%s is from %s", (module, from) => {
  expect(packageOf(module)).toBe(from);
});

test("each package is named once, with its version and license", () => {
  const text = notices([`${packages}/preact/a.js`, `${packages}/preact/b.js`, "/home/own.ts"], packages);
  expect(text.match(/^preact \d+\.\d+\.\d+, MIT\n\nThe MIT License/gm)).toHaveLength(1);
  expect(text).toMatch(/^workbox-core \d/m);
  expect(text).toMatch(/^TeaVM, Apache-2.0/m);
});
