/** Runs the files of tests that `run.mjs` names one after another, each as a suite, so that its hooks are its own. */
import { basename } from "node:path";
import { suite, test } from "node:test";
import { closeShared } from "./browser.mjs";

process.on("message", (file) =>
  suite(file, async () => {
    try {
      await import(file);
    } catch (error) {
      test(`${basename(file)} is loaded`, () => {
        throw error;
      });
    }
  }),
);
process.once("disconnect", closeShared);
