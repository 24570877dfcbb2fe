/** A slow link to the server: workers go through it too, which no browser's own throttle reaches. */
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Leads to `port` of this machine at so many bytes a second, shared by all connections, and so many milliseconds after
 * each question; answers its own port, and what closes it. */
export async function slowLink(port, bytesPerSecond, latency) {
  let free = 0;
  /** When the last of `bytes` has come through. */
  const through = async (bytes) => {
    // A timer that was late makes up for it.
    free = Math.max(free, performance.now() - 100) + (bytes / bytesPerSecond) * 1_000;
    await wait(Math.max(0, free - performance.now()));
  };
  const server = createServer((near) => {
    const far = connect(port, "localhost");
    far.on("error", () => near.destroy());
    near.on("error", () => far.destroy());
    near.on("close", () => far.destroy());
    near.on("data", (question) => setTimeout(() => far.write(asItsOwn(question)), latency));
    carry(far, near, through);
  });
  await new Promise((listening) => server.listen(0, "localhost", listening));
  const own = server.address().port;
  /** The server answers to its own address alone. */
  const asItsOwn = (question) =>
    Buffer.from(question.toString("latin1").replaceAll(`localhost:${own}`, `localhost:${port}`), "latin1");
  return { port: own, close: () => server.close() };
}

/** Small pieces, so that connections share the link as they would a real one. */
const PIECE = 1_460;

async function carry(from, to, through) {
  try {
    for await (const answer of from) {
      for (let at = 0; at < answer.length; at += PIECE) {
        const piece = answer.subarray(at, at + PIECE);
        await through(piece.length);
        to.write(piece);
      }
    }
    to.end();
  } catch {
    // The browser needs no more of it.
    to.destroy();
  }
}
