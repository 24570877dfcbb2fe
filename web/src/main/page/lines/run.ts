/** Has code run where it reaches nothing: in a worker, in a frame that has an origin of its own. */

import type { Asked, Heard, Order, Told } from "../sandbox/console-message";
import { fitting } from "../sandbox/limits";

/** A frame that says nothing for so long is none of ours. */
const PATIENCE_MS = 10_000;

/** How often a frame is asked whether it is still there, and how many questions it may leave unanswered. */
const ASKED_MS = 1_000;
const MOST_UNANSWERED = 5;

const SANDBOX = "./sandbox.html";
const BROWSER_SHUTS = "allow-scripts";
const HOST_SHUTS = `${BROWSER_SHUTS} allow-same-origin`;

/** Nothing ran: there is no frame to run it in, as offline where the host gives it no origin of its own. */
type Unable = { readonly kind: "unable" };

/** Runs the code and tells `hear` what comes of it; the function that it answers ends it, whatever it does. */
export function run(order: Order, hear: (told: Told | Unable) => void): () => void {
  const frame = document.createElement("iframe");
  // The host gives it an origin of its own by a header, for a frame with the attribute `sandbox` is not there offline.
  frame.setAttribute("sandbox", HOST_SHUTS);
  frame.src = SANDBOX;
  frame.hidden = true;
  const listen = ({ source, data }: MessageEvent<Heard>) => {
    if (source !== frame.contentWindow) {
      return;
    }
    switch (data.kind) {
      case "ready":
        clearTimeout(patience);
        frame.contentWindow?.postMessage(order, "*");
        asking = setInterval(ask, ASKED_MS);
        break;
      case "alive":
        unanswered = 0;
        break;
      case "open":
        frame.setAttribute("sandbox", BROWSER_SHUTS);
        frame.src = SANDBOX;
        break;
      default: {
        const told = fitting(data);
        if (told && told.kind !== "lines") {
          end();
        }
        if (told) {
          hear(told);
        }
      }
    }
  };
  // Where the frame has a process of its own, memory at its end takes that away without a word.
  let unanswered = 0;
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = () => {
    if (unanswered === MOST_UNANSWERED) {
      end();
      hear({ kind: "full" });
      return;
    }
    unanswered++;
    frame.contentWindow?.postMessage("alive?" satisfies Asked, "*");
  };
  const end = () => {
    clearTimeout(patience);
    clearInterval(asking);
    window.removeEventListener("message", listen);
    frame.remove();
  };
  const patience = setTimeout(() => {
    end();
    hear({ kind: "unable" });
  }, PATIENCE_MS);
  window.addEventListener("message", listen);
  document.body.append(frame);
  return end;
}
