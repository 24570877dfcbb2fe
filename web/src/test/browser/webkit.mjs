/** WebKitGTK's small browser on a screen that nobody sees, driven by W3C WebDriver. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as passed } from "node:timers/promises";
import { freePort } from "./free-port.mjs";
import { onThePath } from "./on-the-path.mjs";
import { Tab } from "./tab.mjs";

const DRIVER = onThePath("WebKitWebDriver");
const SCREEN = onThePath("Xvfb");
const BROWSER = globSync("/usr/lib{,exec,64}/{,*/}webkit2gtk-4.1/MiniBrowser")[0];

/** Whether all is here that it takes. */
export const webkit = Boolean(DRIVER && SCREEN && BROWSER);

/** Opens the browser with storage of its own. */
export async function openWebKit() {
  const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(createInterface({ input: screen.stdout }), "line");
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LANG: "en_US.UTF-8", LANGUAGE: "en", GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const end = async () => {
    for (const program of [driver, screen]) {
      const left = once(program, "exit");
      program.kill();
      await left;
    }
  };
  try {
    return new Tab(await wire(`http://127.0.0.1:${port}`, end));
  } catch (problem) {
    await end();
    throw problem;
  }
}

async function wire(driver, end) {
  await listening(driver);
  const { sessionId } = await told(`${driver}/session`, {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation", "--geometry=1300x950"] },
        timeouts: { script: 60_000, pageLoad: 60_000 },
      },
    },
  });
  const ask = (path, body) => told(`${driver}/session/${sessionId}/${path}`, body);
  return {
    navigate: (url) => ask("url", { url }),
    reload: () => ask("refresh", {}),
    evaluate: (source) =>
      ask("execute/async", { script: `const done = arguments[0]; (${source}).then(done)`, args: [] }),
    actions: (actions) => ask("actions", { actions }),
    close: async () => {
      await fetch(`${driver}/session/${sessionId}`, { method: "DELETE" });
      await end();
    },
  };
}

async function listening(driver) {
  for (let tries = 0; tries < 200; tries++) {
    try {
      await fetch(`${driver}/status`);
      return;
    } catch {
      await passed(50);
    }
  }
  throw new Error("The driver of WebKit does not answer.");
}

async function told(address, body) {
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) {
    throw new Error(`${value.error}: ${value.message}`);
  }
  return value;
}
