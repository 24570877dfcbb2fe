import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/App";
import { begin } from "./app/start";
import { openGiven, openText } from "./game/files";
import { bigMarks, projector, theme } from "./settings/settings";
import { language, learnWords, words } from "./words";
import "./styles/index.css";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

function paint(): void {
  const usual = theme.value === "auto" ? (dark.matches ? "dark" : "light") : theme.value;
  document.documentElement.dataset.theme = projector.value ? "contrast" : usual;
}

effect(paint);
effect(() => {
  document.documentElement.dataset.view = projector.value ? "projector" : "usual";
});
effect(() => {
  document.documentElement.dataset.marks = bigMarks.value ? "big" : "usual";
});
dark.addEventListener("change", paint);
effect(() => {
  document.documentElement.lang = language.value;
  document.title = words.value.title;
});

// A file can be dropped anywhere; text can be dropped and pasted anywhere but into a field.
const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "range"].includes(target.type));

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

// So that no word of another language is seen first.
await learnWords(language.value).catch(() => undefined);
render(<App />, document.body);
void begin();
