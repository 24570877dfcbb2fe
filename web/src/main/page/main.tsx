import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/App";
import { takeBrought } from "./app/brought";
import { beginEmbedded } from "./app/embedding";
import { keepForOffline } from "./app/offline";
import { begin } from "./app/start";
import { wake } from "./game/ask";
import { isFirstVisit } from "./game/first";
import { embedded } from "./settings/embedded";
import { bigMarks, boardColors, projector, theme } from "./settings/settings";
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
  document.documentElement.dataset.board = boardColors.value;
});
effect(() => {
  document.documentElement.dataset.marks = bigMarks.value ? "big" : "usual";
});
dark.addEventListener("change", paint);

// The engine is fetched beside the words, so that neither waits for the other; but a first visit draws its puzzle without
// it, and would be held up.
const isFirst = isFirstVisit();
void isFirst.then((first) => (first ? undefined : wake()));
// So that no word of another language is seen first.
await learnWords(language.value).catch(() => learnWords("en"));
effect(() => {
  document.documentElement.lang = language.value;
  document.title = words.value.title;
});
document.body.replaceChildren();
render(<App />, document.body);
if (embedded) {
  // Before the first paint of what has just been rendered.
  document.documentElement.dataset.embedded = "";
  void beginEmbedded();
} else {
  const begun = begin(isFirst);
  takeBrought(begun);
  void begun.finally(keepForOffline);
}
