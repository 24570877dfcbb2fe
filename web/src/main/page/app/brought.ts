/** What is brought to the page: a file can be dropped anywhere, and a picture pasted; text can be dropped and pasted
 * anywhere but into a field. */

import type { Session } from "../session/session";

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "range"].includes(target.type));

/** Takes what is dropped and pasted from now on. It is opened once the page has `begun`, so that what the page begins with
 * never takes its place. */
export function takeBrought(session: Session, begun: Promise<void>): void {
  const open = (action: (files: typeof import("../game/files")) => unknown) => {
    const next = () => import("../game/files").then(action);
    void begun.then(next, next);
  };
  document.addEventListener("dragover", (event) => {
    if (!isField(event.target) || event.dataTransfer?.types.includes("Files")) {
      event.preventDefault();
    }
  });
  document.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text") ?? "";
    if (file) {
      event.preventDefault();
      open(({ openGiven }) => openGiven(session, file));
    } else if (!isField(event.target)) {
      event.preventDefault();
      if (text.trim() !== "") {
        open(({ openText }) => openText(session, text));
      }
    }
  });
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text") ?? "";
    const picture = [...(event.clipboardData?.files ?? [])].find((file) => file.type.startsWith("image/"));
    if (picture && text.trim() === "") {
      event.preventDefault();
      open(({ openGiven }) => openGiven(session, picture));
    } else if (!isField(event.target) && text.trim() !== "") {
      event.preventDefault();
      open(({ openText }) => openText(session, text));
    }
  });
}
