import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  integrity?: string;
}

const text = readFileSync(new URL("../../../package-lock.json", import.meta.url), "utf8");
const packages = Object.entries(JSON.parse(text).packages as Record<string, Package>).filter(
  ([path]) => path,
);

// On macOS and Windows, too: npm leaves out those of other systems where a lock file is made beside what is installed.
test("every package of every system has its hash", () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""))).toEqual([]);
});

test("no package names a registry", () => {
  expect(text).not.toContain('"resolved"');
});
