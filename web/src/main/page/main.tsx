import { effect } from "@preact/signals";
import { render } from "preact";
import { openGiven, openText } from "./game/files";
import { bigMarks, theme } from "./game/settings";
import { App } from "./parts/App";
import { begin } from "./state";
import { language, words } from "./words";
import "./look/tokens.css";
import "./look/page.css";
import "./look/board.css";
import "./look/print.css";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

function paint(): void {
  document.documentElement.dataset.theme =
    theme.value === "auto" ? (dark.matches ? "dark" : "light") : theme.value;
}

effect(paint);
effect(() => {
  document.documentElement.dataset.marks = bigMarks.value ? "big" : "usual";
});
dark.addEventListener("change", paint);
effect(() => {
  document.documentElement.lang = language.value;
  document.title = words.value.title;
});

// A puzzle can be dropped or pasted anywhere but into a field.
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) {
    void openGiven(file);
  }
});
document.addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text") ?? "";
  if (!(event.target instanceof HTMLTextAreaElement) && text.trim() !== "") {
    event.preventDefault();
    void openText(text);
  }
});

render(<App />, document.body);
void begin();
