/** Chromium or Chrome as it is installed, for the tests and for what measures or pictures the page. */
import { chromium } from "@playwright/test";
import { onThePath } from "./on-the-path.mjs";

const FULL = process.env.FULL === "yes";

/** The first one draws no windows, and so takes a third less time; with `--full` the whole browser is tested. */
const NAMES = [
  ...(FULL ? [] : ["chromium-headless-shell"]),
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** For pages that live for seconds: there V8's optimizing compiler of WebAssembly takes more time than it saves. With
 * `--full` it works as it does for people. */
export const BRIEF = FULL ? [] : ["--js-flags=--liftoff-only"];

/** What the tests do without. This replaces Playwright's own list, so what it has for a page on this machine is here
 * too. The popup of the address bar is a page that Chromium loads into each new window, and costs more than ours. */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "SpareRendererForSitePerProcess",
];

/** How the browser is launched: Playwright's `launchOptions`. */
export function launched(...flags) {
  const executablePath = process.env.CHROME_BIN ?? onThePath(...NAMES);
  if (!executablePath) {
    throw new Error("The browser tests need Chromium or Chrome: install it, or set CHROME_BIN to its path.");
  }
  return {
    executablePath,
    chromiumSandbox: false,
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // As every desktop's browser does by itself; the one without windows does not.
      "--site-per-process",
      `--disable-features=${WITHOUT.join(",")}`,
      ...flags,
    ],
  };
}

export const opened = (...flags) => chromium.launch(launched(...flags));
