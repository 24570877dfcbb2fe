/** The script of `sandbox.html`: it starts a worker for the code, and passes on what that tells. */

import type { Asked, Heard, Order, Told } from "./console-message";
import { MOST_CHARACTERS, MOST_LINES, portions } from "./limits";
import { prelude } from "./prelude";

const tell = (heard: Heard) => parent.postMessage(heard, "*");

/** The host says by a header that this document has an origin of its own; where it did not, nothing runs. */
if (self.origin === "null") {
  self.addEventListener("message", ({ source, data }: MessageEvent<Order | Asked>) => {
    if (source !== parent) {
      return;
    }
    if (data === "alive?") {
      tell({ kind: "alive" });
    } else {
      start(data);
    }
  });
  tell({ kind: "ready" });
} else {
  tell({ kind: "open" });
}

function start({ code, board }: Order): void {
  const before = `(${prelude})(${JSON.stringify(board)}, ${MOST_LINES}, ${MOST_CHARACTERS});\n`;
  const own = (line: number) => Math.max(0, line - before.split("\n").length + 1);
  const worker = new Worker(URL.createObjectURL(new Blob([before, code], { type: "text/javascript" })));
  const pass = portions((told) => {
    if (told.kind === "full") {
      worker.terminate();
    }
    tell(told.kind === "wrong" ? { ...told, line: own(told.line) } : told);
  });
  worker.onmessage = ({ data }: MessageEvent<Told>) => pass(data);
  // The worker itself tells of its errors, but not when there is no sense in the code at all.
  worker.onerror = (event) => {
    event.preventDefault();
    pass({ kind: "wrong", line: event.lineno, message: event.message });
  };
}
