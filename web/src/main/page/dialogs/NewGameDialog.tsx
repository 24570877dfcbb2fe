import { Dialog } from "../components/Dialog";
import { later } from "../components/lazy";
import { open } from "../components/open";
import { useSession } from "../components/session";
import { focusBoard } from "../focus/focus";
import { streak, streakShown, today } from "../game/daily";
import { openPhoto } from "../game/files";
import { newGame, typePuzzle } from "../game/games";
import { ownRatio } from "../game/speed";
import { type Asked, atLevel } from "../game/wanted";
import { bandOf, USUAL_LEVELS, USUAL_MINUTES, usualLevel } from "../settings/level";
import { words } from "../words";
import { dayOf } from "../words/time";
import { PasteForm } from "./PasteForm";
import { WaysForm } from "./WaysForm";

const Variants = later(async () => (await import("../variant/VariantChoices")).VariantChoices);

/** What to play: a level by its name, the puzzle of the day, any kind of puzzle, or one that the player brings. */
export function NewGameDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const start = (asked: Asked) => {
    close();
    void newGame(session, asked).then(focusBoard);
  };
  return (
    <Dialog title={w.newGame} close={close}>
      <Today />
      <Levels start={start} />
      <Variants close={close} />
      <details>
        <summary>{w.ways.more}</summary>
        <WaysForm start={start} />
      </details>
      <hr />
      <div class="choices">
        <button
          type="button"
          onClick={() => {
            open.value = "famous";
          }}
        >
          {w.famous.title}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            void typePuzzle(session).then(focusBoard);
          }}
        >
          {w.enter}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            openPhoto(session);
          }}
        >
          {w.fromPhoto}
        </button>
      </div>
      <PasteForm
        done={() => {
          close();
          focusBoard();
        }}
      />
    </Dialog>
  );
}

/** The puzzle of the day. */
function Today() {
  const w = words.value;
  return (
    <button
      type="button"
      class="choice today"
      onClick={() => {
        open.value = "daily";
      }}
    >
      <b>{w.daily.title}</b> <span>{dayOf(today())}</span>
      {streakShown.value && streak() > 0 && <small>{w.daily.streak(streak())}</small>}
    </button>
  );
}

/** The levels by name, each with what it needs; the one that was played last is where the keyboard begins. */
function Levels({ start }: { readonly start: (asked: Asked) => void }) {
  const w = words.value;
  const usual = bandOf(Number(usualLevel.value));
  return (
    <div class="levels">
      {USUAL_LEVELS.map((level, band) => (
        <button
          key={level}
          type="button"
          class="choice"
          autofocus={band === Math.min(usual, USUAL_LEVELS.length - 1)}
          onClick={() => {
            usualLevel.value = String(level);
            start(atLevel(level));
          }}
        >
          <b>{w.levels[band]}</b>{" "}
          <span>{[w.ways.needs[band], minutes(band)].filter(Boolean).join(" · ")}</span>
        </button>
      ))}
    </div>
  );
}

/** How long the puzzles of a band take the player; nothing where that is not known. */
function minutes(band: number): string | undefined {
  const usual = USUAL_MINUTES[band];
  return usual === undefined
    ? undefined
    : words.value.minutes(Math.max(1, Math.round(usual * ownRatio()))).replaceAll(" ", "\u00a0");
}
