/** The settings in the menu. */
import type { Signal } from "@preact/signals";
import { open } from "../components/open";
import type { Naming, Option } from "../engine/door";
import type { View } from "../engine/view";
import { act } from "../game/act";
import {
  BOARDS,
  type BoardColors,
  bigMarks,
  boardColors,
  candidatesAid,
  clockShown,
  destinationsAid,
  developer,
  indexesShown,
  letters,
  type Theme,
  theme,
} from "../settings/settings";
import { LANGUAGES, type Language, language, words } from "../words";
import { NAMINGS, naming } from "../words/naming";
import { changeLanguage, changeNaming } from "./change-language";

const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
/** In the order of the menu. */
const OPTIONS: readonly Option[] = ["tidy-marks", "rules-only", "digit-first", "wrap"];

/** Language, names of cells, colors. */
export function PageSettings() {
  const w = words.value;
  return (
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
      <BoardSetting />
    </div>
  );
}

/** Which colors the board has. */
function BoardSetting() {
  const w = words.value;
  return (
    <label>
      {w.boardColors}
      <select
        value={boardColors.value}
        onChange={(event) => {
          boardColors.value = event.currentTarget.value as BoardColors;
        }}
      >
        {BOARDS.map((each) => (
          <option key={each} value={each}>
            {w.boards[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How the game is played. */
export function PlayingSettings({ view }: { readonly view: View }) {
  const w = words.value;
  return (
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
          change={(on) => void act(on ? "turn-on" : "turn-off", option)}
        />
      ))}
      <Flag label={w.candidatesAid} flag={candidatesAid} />
      <Flag label={w.destinationsAid} flag={destinationsAid} />
      <Flag label={w.letters} flag={letters} />
      <button
        type="button"
        onClick={() => {
          open.value = "techniques";
        }}
      >
        {w.allowed.title}
      </button>
    </div>
  );
}

/** What is shown of it. */
export function DisplaySettings() {
  const w = words.value;
  return (
    <div class="settings">
      <Flag label={w.clock} flag={clockShown} />
      <Flag label={w.bigMarks} flag={bigMarks} />
      <Flag label={w.indexes} flag={indexesShown} />
      <Flag label={w.developer} flag={developer} />
      <button
        type="button"
        onClick={() => {
          open.value = "keys";
        }}
      >
        {w.keys}
      </button>
    </div>
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
