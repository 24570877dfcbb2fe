/** The tests of the page in a browser: see `src/test/browser/README.md`, and `src/test/shell/browser.sh`, which runs them. */
import { defineConfig } from "@playwright/test";
import { BRIEF, launched } from "./src/test/browser/chromium.mjs";
import { PATIENCE, VISITOR } from "./src/test/browser/fixtures.mjs";
import { freePort } from "./src/test/browser/free-port.mjs";
import { command } from "./src/test/browser/server.mjs";

// The workers, which read this file too, are told by it where the one server for all of them is.
process.env.ESCARGOT_ADDRESS ??= `http://localhost:${await freePort()}/`;
const address = process.env.ESCARGOT_ADDRESS;

export default defineConfig({
  testDir: "src/test/browser",
  outputDir: "target/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What passes at the second attempt is listed as flaky at the end.
  retries: 1,
  // A busy machine may make a test slow, not red.
  timeout: 10 * PATIENCE,
  expect: { timeout: PATIENCE, toPass: { timeout: PATIENCE } },
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["./src/test/browser/totals.mjs"]],
  webServer: {
    command: command(new URL(address).port),
    url: address,
    reuseExistingServer: true,
    timeout: 5 * PATIENCE,
  },
  use: {
    launchOptions: launched(...BRIEF),
    ...VISITOR,
    // Each picture of what moves is drawn, which takes a tenth of the time.
    ...(process.env.STILL === "yes" && { contextOptions: { reducedMotion: "reduce" } }),
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    // To trace each test at its first attempt would take half as much time again.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
});
