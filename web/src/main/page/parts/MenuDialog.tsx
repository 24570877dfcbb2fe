import type { Signal } from "@preact/signals";
import { OPTIONS, type View } from "../engine/answers";
import { openFile } from "../game/files";
import { share } from "../game/games";
import { solve } from "../game/knowing";
import {
  bigMarks,
  candidatesAid,
  clockShown,
  destinationsAid,
  developer,
  indexesShown,
  letters,
  projector,
  type Theme,
  theme,
} from "../game/settings";
import { act } from "../state";
import { LANGUAGES, type Language, language, words } from "../words";
import { changeLanguage, changeNaming } from "../words/change";
import { NAMINGS, type Naming, naming } from "../words/naming";
import { Dialog } from "./Dialog";
import { open } from "./open";
import { visit } from "./place";

const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

export function MenuDialog({ view, close }: { readonly view: View; readonly close: () => void }) {
  const w = words.value;
  const then = (work: () => unknown) => () => {
    close();
    work();
  };
  const goTo =
    (dialog: "games" | "print" | "save" | "keys" | "techniques" | "lesson" | "famous" | "about") => () => {
      open.value = dialog;
    };
  return (
    <Dialog title={w.menu} close={close}>
      <div class="choices">
        <button type="button" onClick={then(() => act("restart"))}>
          {w.restart}
        </button>
        <button type="button" onClick={then(solve)}>
          {w.solve}
        </button>
        <button type="button" onClick={then(() => act("fill-candidates"))}>
          {w.fill}
        </button>
        {Array.from({ length: view.checkpoints }, (_, number) => (
          <button key={number} type="button" onClick={then(() => act("restore", number))}>
            {w.backToCheckpoint(number + 1)}
          </button>
        ))}
        <button type="button" onClick={goTo("famous")}>
          {w.famous.title}
        </button>
        <button type="button" onClick={goTo("games")}>
          {w.games}
        </button>
      </div>
      <h3>{w.learn}</h3>
      <div class="choices">
        <button type="button" onClick={then(() => visit("learn"))}>
          {w.learning.title}
        </button>
        <button type="button" onClick={then(() => visit("watch"))}>
          {w.watch.title}
        </button>
        <button type="button" onClick={then(() => visit("lines"))}>
          {w.lines.title}
        </button>
        <button type="button" onClick={then(() => visit("path"))}>
          {w.path.title}
        </button>
        <button
          type="button"
          onClick={then(() => {
            projector.value = true;
          })}
        >
          {w.projector.title}
        </button>
        <button type="button" onClick={goTo("lesson")}>
          {w.lesson.title}
        </button>
      </div>
      <h3>{w.file}</h3>
      <div class="choices">
        <button type="button" onClick={then(openFile)}>
          {w.open}
        </button>
        <button type="button" onClick={goTo("save")}>
          {w.save}
        </button>
        <button type="button" onClick={then(() => share())}>
          {w.share}
        </button>
        <button type="button" onClick={goTo("print")}>
          {w.print}
        </button>
      </div>
      <h3>{w.settings}</h3>
      <div class="settings">
        <label>
          {w.language}
          <select
            value={language.value}
            onChange={(event) => void changeLanguage(event.currentTarget.value as Language)}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {w.cellNames}
          <select
            value={naming.value}
            onChange={(event) => void changeNaming(event.currentTarget.value as Naming)}
          >
            {Object.entries(NAMINGS).map(([style, name]) => (
              <option key={style} value={style}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {w.theme}
          <select
            value={theme.value}
            onChange={(event) => {
              theme.value = event.currentTarget.value as Theme;
            }}
          >
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {w.themes[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <h3>{w.playing}</h3>
      <div class="settings">
        <Check
          label={w.candidates}
          on={view.automatic}
          change={(on) => void act(on ? "start-candidates" : "stop-candidates")}
        />
        {OPTIONS.map((option) => (
          <Check
            key={option}
            label={w.options[option]}
            on={view.options.includes(option)}
            change={(on) => void act(on ? "turn-on" : "turn-off", 0, option)}
          />
        ))}
        <Flag label={w.candidatesAid} flag={candidatesAid} />
        <Flag label={w.destinationsAid} flag={destinationsAid} />
        <Flag label={w.letters} flag={letters} />
        <button type="button" onClick={goTo("techniques")}>
          {w.allowed.title}
        </button>
      </div>
      <h3>{w.display}</h3>
      <div class="settings">
        <Flag label={w.clock} flag={clockShown} />
        <Flag label={w.bigMarks} flag={bigMarks} />
        <Flag label={w.indexes} flag={indexesShown} />
        <Flag label={w.developer} flag={developer} />
        <button type="button" onClick={goTo("keys")}>
          {w.keys}
        </button>
      </div>
      <p class="about">{w.aboutText}</p>
      <div class="choices">
        <button type="button" onClick={goTo("about")}>
          {w.about.title}
        </button>
      </div>
    </Dialog>
  );
}

/** A setting of this page alone. */
function Flag({ label, flag }: { readonly label: string; readonly flag: Signal<boolean> }) {
  return (
    <Check
      label={label}
      on={flag.value}
      change={(on) => {
        flag.value = on;
      }}
    />
  );
}

interface Checked {
  readonly label: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

function Check({ label, on, change }: Checked) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
