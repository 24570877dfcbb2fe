/** The script of `sandbox.html`: it starts a worker for the code, and passes on what that tells. */
import { prelude } from "./prelude";
import type { Heard, Order, Told } from "./told";

const tell = (heard: Heard) => parent.postMessage(heard, "*");

/** The host says by a header that this document has an origin of its own; where it did not, nothing runs. */
if (self.origin === "null") {
  self.addEventListener("message", ({ source, data }) => source === parent && start(data as Order), {
    once: true,
  });
  tell({ kind: "ready" });
} else {
  tell({ kind: "open" });
}

function start({ code, board }: Order): void {
  const before = `(${prelude})(${JSON.stringify(board)});\n`;
  const own = (line: number) => Math.max(0, line - before.split("\n").length + 1);
  const worker = new Worker(URL.createObjectURL(new Blob([before, code], { type: "text/javascript" })));
  worker.onmessage = ({ data }: MessageEvent<Told>) =>
    tell(data.kind === "wrong" ? { ...data, line: own(data.line) } : data);
  // The worker itself tells of its errors, but not when there is no sense in the code at all.
  worker.onerror = (event) => {
    event.preventDefault();
    tell({ kind: "wrong", line: own(event.lineno), message: event.message });
  };
}
