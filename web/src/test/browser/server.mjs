/** The page served as `escargot play` does: the server of the tests is started by `playwright.config.mjs`, others here. */
import { spawn } from "node:child_process";
import { freePort } from "./free-port.mjs";

const LAUNCHER = process.env.ESCARGOT ?? "escargot";

/** The arguments that serve the page at `port`. */
export const serving = (port) => ["play", "--no-browser", "--port", String(port)];

/** The command line of the same, for a shell. */
export const command = (port) => [`"${LAUNCHER}"`, ...serving(port)].join(" ");

/** Serves the page at a port of its own; answers its address, and what stops it. */
export async function served() {
  const port = await freePort();
  const server = spawn(LAUNCHER, serving(port), { stdio: ["ignore", "pipe", "inherit"] });
  const left = new Promise((resolve) => server.once("exit", resolve));
  await new Promise((resolve, reject) => {
    server.stdout.once("data", resolve);
    left.then((code) => reject(new Error(`escargot play ended with exit code ${code}.`)));
  });
  const stop = () => {
    server.kill();
    return left;
  };
  return { address: `http://localhost:${port}/`, stop };
}
