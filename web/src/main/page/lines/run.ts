/** Has code run where it reaches nothing: in a worker, in a frame that has an origin of its own. */
import type { Heard, Order, Told } from "../sandbox/told";

/** A frame that says nothing for so long is none of ours. */
const PATIENCE_MS = 10_000;

/** Why nothing ran: the host leaves the frame open, or shows none. */
type Unable = { readonly kind: "unable" };

/** Runs the code and tells `hear` what comes of it; the function that it answers ends it, whatever it does. */
export function run(order: Order, hear: (told: Told | Unable) => void): () => void {
  const frame = document.createElement("iframe");
  // The host gives it an origin of its own. If the browser did, it would not be there offline.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.src = "./sandbox.html";
  frame.hidden = true;
  const listen = ({ source, data }: MessageEvent<Heard>) => {
    if (source !== frame.contentWindow) {
      return;
    }
    clearTimeout(patience);
    switch (data.kind) {
      case "ready":
        frame.contentWindow?.postMessage(order, "*");
        break;
      case "open":
        unable();
        break;
      case "lines":
        hear(data);
        break;
      case "ended":
      case "wrong":
        end();
        hear(data);
        break;
    }
  };
  const end = () => {
    clearTimeout(patience);
    window.removeEventListener("message", listen);
    frame.remove();
  };
  const unable = () => {
    end();
    hear({ kind: "unable" });
  };
  const patience = setTimeout(unable, PATIENCE_MS);
  window.addEventListener("message", listen);
  document.body.append(frame);
  return end;
}
