/** What is brought to the page: a file can be dropped anywhere; text can be dropped and pasted anywhere but into a
 * field. */
import { openGiven, openText } from "../game/files";

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "range"].includes(target.type));

/** Takes what is dropped and pasted from now on. */
export function takeBrought(): void {
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
      void openGiven(file);
    } else if (!isField(event.target)) {
      event.preventDefault();
      if (text.trim() !== "") {
        void openText(text);
      }
    }
  });
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text") ?? "";
    if (!isField(event.target) && text.trim() !== "") {
      event.preventDefault();
      void openText(text);
    }
  });
}
