/** The settings in the menu. */

import type { Signal } from "@preact/signals";
import { open } from "../components/open";
import { place } from "../components/route";
import { useSession } from "../components/session";
import type { Option as OptionName } from "../engine/door";
import type { View } from "../engine/view";
import { act } from "../game/act";
import {
  bigMarks,
  boardColors,
  candidatesAid,
  centerMarks,
  clockShown,
  destinationsAid,
  developer,
  haptics,
  indexesShown,
  leftPad,
  letters,
  mistakesShown,
  peersShown,
  sameShown,
  squarePad,
  theme,
} from "../settings/settings";
import { LANGUAGES, language, words } from "../words";
import { NAMINGS, naming } from "../words/naming";
import { changeLanguage, changeNaming } from "./change-language";

/** In the order of the menu. */
const OPTIONS: readonly OptionName[] = ["rules-only", "digit-first", "wrap"];

/** Language, names of cells, colors. */
export function PageSettings() {
  const w = words.value;
  return (
    <div class="settings">
      <Choice label={w.language} value={language.value} names={LANGUAGES} inItself choose={changeLanguage} />
      <Choice label={w.cellNames} value={naming.value} names={NAMINGS} choose={changeNaming} />
      <Choice
        label={w.theme}
        value={theme.value}
        names={w.themes}
        choose={(chosen) => {
          theme.value = chosen;
        }}
      />
      <Choice
        label={w.boardColors}
        value={boardColors.value}
        names={w.boards}
        choose={(chosen) => {
          boardColors.value = chosen;
        }}
      />
    </div>
  );
}

interface Chosen<T extends string> {
  readonly label: string;
  readonly value: T;
  /** What each value is called, in the order in which they are offered. */
  readonly names: Readonly<Record<T, string>>;
  /** Whether each value is a language and its name a word of it. */
  readonly inItself?: boolean;
  readonly choose: (value: T) => unknown;
}

/** One of several values. */
function Choice<T extends string>({ label, value, names, inItself, choose }: Chosen<T>) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => void choose(event.currentTarget.value as T)}>
        {Object.entries<string>(names).map(([each, name]) => (
          <option key={each} value={each} lang={inItself ? each : undefined}>
            {name}
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
      {OPTIONS.map((option) => (
        <Option key={option} option={option} view={view} />
      ))}
      <Flag label={w.mistakes} flag={mistakesShown} />
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

/** Who keeps the marks, and how they stand. */
export function MarkSettings({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  return (
    <div class="settings">
      {place.value !== "variant" && (
        <Check
          label={w.candidates}
          on={view.automatic}
          change={(on) => void act(session, on ? "start-candidates" : "stop-candidates")}
        />
      )}
      <Option option="tidy-marks" view={view} />
      <Choice
        label={w.centerMarksStand}
        value={centerMarks.value}
        names={w.standing}
        choose={(wanted) => {
          centerMarks.value = wanted;
        }}
      />
      <Flag label={w.bigMarks} flag={bigMarks} />
    </div>
  );
}

/** An option of the game. */
function Option({ option, view }: { readonly option: OptionName; readonly view: View }) {
  const session = useSession();
  return (
    <Check
      label={words.value.options[option]}
      on={view.options.includes(option)}
      change={(on) => void act(session, on ? "turn-on" : "turn-off", option)}
    />
  );
}

/** What is shown of it. */
export function DisplaySettings() {
  const w = words.value;
  return (
    <div class="settings">
      <Flag label={w.clock} flag={clockShown} />
      <Flag label={w.peers} flag={peersShown} />
      <Flag label={w.same} flag={sameShown} />
      <Flag label={w.squarePad} flag={squarePad} />
      <Flag label={w.leftPad} flag={leftPad} />
      {"vibrate" in navigator && <Flag label={w.haptics} flag={haptics} />}
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
