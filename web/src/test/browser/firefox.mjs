/** Firefox as it is installed, driven by WebDriver BiDi. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onThePath } from "./on-the-path.mjs";
import { Tab } from "./tab.mjs";

/** Where Firefox is, or undefined. */
export const firefox = process.env.FIREFOX_BIN ?? onThePath("firefox-esr", "firefox");

/** Nothing is fetched but the page. */
const SETTINGS = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.safebrowsing.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "intl.accept_languages": "en",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/** Opens Firefox with storage of its own; errors on the page's console are added to `problems`. */
export async function openFirefox(problems = []) {
  const profile = mkdtempSync(join(tmpdir(), "escargot-firefox-"));
  const lines = Object.entries(SETTINGS).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const program = spawn(
    firefox,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const left = once(program, "exit");
  try {
    const session = await Session.at(await addressFrom(program.stderr));
    return new Tab(await wire(session, problems, ending(program, left, profile)));
  } catch (problem) {
    await ending(program, left, profile)();
    throw problem;
  }
}

const ending = (program, left, profile) => async () => {
  program.kill();
  await left;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
};

async function addressFrom(output) {
  for await (const line of createInterface({ input: output })) {
    const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error("Firefox ended before it listened.");
}

async function wire(session, problems, end) {
  await session.ask("session.new", { capabilities: {} });
  await session.ask("session.subscribe", { events: ["log.entryAdded"] });
  session.onEvent = ({ method, params }) =>
    method === "log.entryAdded" && params.level === "error" && problems.push(params.text);
  const { contexts } = await session.ask("browsingContext.getTree", {});
  const { context } = contexts[0];
  await session.ask("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });
  return {
    navigate: (url) => session.ask("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => session.ask("browsingContext.reload", { context, wait: "complete" }),
    evaluate: async (expression) => {
      const answer = await session.ask("script.evaluate", { expression, target: { context }, awaitPromise: true });
      if (answer.type === "exception") {
        throw new Error(answer.exceptionDetails.text);
      }
      return answer.result.value;
    },
    actions: (actions) => session.ask("input.performActions", { context, actions }),
    close: end,
  };
}

/** Questions and answers of WebDriver BiDi. */
class Session {
  #socket;
  #asked = 0;
  #waiting = new Map();
  onEvent = () => {};

  static async at(address) {
    const session = new Session();
    session.#socket = new WebSocket(`${address}/session`);
    session.#socket.onmessage = ({ data }) => session.#hear(JSON.parse(data));
    session.#socket.onclose = () => session.#lose();
    await new Promise((resolve, reject) => {
      session.#socket.onopen = resolve;
      session.#socket.onerror = () => reject(new Error(`nothing answers at ${address}`));
    });
    return session;
  }

  ask(method, params) {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear(message) {
    const { resolve, reject } = this.#waiting.get(message.id) ?? {};
    this.#waiting.delete(message.id);
    if (message.type === "event") {
      this.onEvent(message);
    } else if (message.type === "error") {
      reject?.(new Error(`${message.error}: ${message.message}`));
    } else {
      resolve?.(message.result);
    }
  }

  #lose() {
    for (const { reject } of this.#waiting.values()) {
      reject(new Error("Firefox has gone."));
    }
  }
}
