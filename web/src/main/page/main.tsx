import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/App";
import { takeBrought } from "./app/brought";
import { keepForOffline } from "./app/offline";
import { begin, watchPlace } from "./app/start";
import { Whole } from "./app/Whole";
import { hearElsewhere } from "./board/elsewhere";
import { SessionContext } from "./components/session";
import { wake } from "./game/ask";
import { createSession } from "./game/create";
import { isFirstVisit } from "./game/first";
import { embedded } from "./settings/embedded";
import { bigMarks, boardColors, leftPad, projector, squarePad, theme } from "./settings/settings";
import { language, learnWords, words } from "./words";
import "./styles/index.css";

/** How long the storage may take to say whether there was a visit before. */
const STORAGE_MS = 300;

const late = (milliseconds: number) =>
  new Promise<undefined>((resolve) => window.setTimeout(() => resolve(undefined), milliseconds));

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
effect(() => {
  document.documentElement.dataset.pad = squarePad.value ? "square" : "usual";
  document.documentElement.dataset.side = leftPad.value ? "left" : "usual";
});
dark.addEventListener("change", paint);

const session = createSession();
watchPlace(session);

// The engine is fetched beside the words, so that neither waits for the other; but a first visit draws its puzzle without
// it, and would be held up.
const isFirst = isFirstVisit();
void isFirst.then((first) => (first ? undefined : wake(session)));
// So that no word of another language is seen first.
const learnt = learnWords(language.value).catch(() => learnWords("en"));
// So that a first visit is drawn once, with its puzzle; the empty grid of the document is seen meanwhile. A storage that
// answers late, or never, does not keep the page from being drawn.
const soon = await Promise.race([isFirst, late(STORAGE_MS)]);
await learnt;
effect(() => {
  document.documentElement.lang = language.value;
  document.title = words.value.title;
});
document.body.replaceChildren();
hearElsewhere(session);
const draw = () =>
  render(
    <SessionContext.Provider value={session}>
      <Whole>
        <App />
      </Whole>
    </SessionContext.Provider>,
    document.body,
  );
if (embedded) {
  draw();
  // Before the first paint of what has just been rendered.
  document.documentElement.dataset.embedded = "";
  void import("./app/embedding").then(({ beginEmbedded }) => beginEmbedded(session));
} else {
  const begun = begin(session, soon ?? isFirst);
  draw();
  takeBrought(session, begun);
  void begun.finally(keepForOffline);
}
