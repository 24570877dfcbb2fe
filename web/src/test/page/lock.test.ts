import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  integrity?: string;
  optional?: boolean;
}

const text = readFileSync(new URL("../../../package-lock.json", import.meta.url), "utf8");
const packages = Object.entries(JSON.parse(text).packages as Record<string, Package>).filter(
  ([path]) => path,
);

// A registry that has only what runs on Linux filled the lock file: the rest of these two families came without hashes.
const UNHASHED = /^node_modules\/(@biomejs\/cli|@rollup\/rollup)-/;

test("every package has its hash", () => {
  const without = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(without.filter(([path]) => !UNHASHED.test(path))).toEqual([]);
  expect(without.filter(([, { optional }]) => !optional)).toEqual([]);
});

test("no package names a registry", () => {
  expect(text).not.toContain('"resolved"');
});
