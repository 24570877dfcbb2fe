/** What the workflows may do, and that no one can change what they run. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../../../.github/workflows/", import.meta.url);
const workflows = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yml"))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), "utf8") }));

/** The jobs of a workflow, as text. */
const jobsOf = (text: string) =>
  (text.split(/^jobs:$/m)[1] ?? "").split(/^(?= {2}\w)/m).filter((job) => /^ {4}runs-on:/m.test(job));

test.each(workflows)("$name gives rights to jobs alone", ({ text }) => {
  expect(text).toMatch(/^permissions: \{\}$/m);
  const jobs = jobsOf(text);
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.filter((job) => !/^ {4}permissions:/m.test(job))).toEqual([]);
});

test.each(workflows)("$name takes actions by their hash, with the version beside it", ({ text }) => {
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action ?? ""))).toEqual([]);
});

test.each(workflows)("$name leaves no token where a build could find it", ({ text }) => {
  const checkouts = text.split(/uses: actions\/checkout@/).slice(1);
  expect(checkouts.filter((rest) => !/^.*\n {8}with:\n {10}persist-credentials: false/.test(rest))).toEqual(
    [],
  );
});

test.each(workflows)("in $name a job that may publish builds nothing", ({ text }) => {
  const publishing = jobsOf(text).filter((job) => /^ {6}(\w|-)+: write/m.test(job));
  expect(
    publishing.filter((job) =>
      /check|package$|release\.sh|npm (ci|install)/m.test(job.replace(/actions\/\S+/g, "")),
    ),
  ).toEqual([]);
});
