import { OPTIONS, type View } from "../engine/answers";
import { openFile, saveFile } from "../game/files";
import {
  candidatesAid,
  clockShown,
  destinationsAid,
  indexesShown,
  letters,
  type Theme,
  theme,
} from "../game/settings";
import { act, changeLanguage, share, solve } from "../state";
import { LANGUAGES, language, words } from "../words";
import { Dialog } from "./Dialog";
import { open } from "./open";

const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

export function MenuDialog({ view, close }: { readonly view: View; readonly close: () => void }) {
  const w = words.value;
  const then = (work: () => unknown) => () => {
    close();
    work();
  };
  const goTo = (dialog: "games" | "print") => () => {
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
        <button type="button" onClick={then(openFile)}>
          {w.open}
        </button>
        <button type="button" onClick={then(saveFile)}>
          {w.save}
        </button>
        <button type="button" onClick={then(share)}>
          {w.share}
        </button>
        <button type="button" onClick={goTo("print")}>
          {w.print}
        </button>
        <button type="button" onClick={goTo("games")}>
          {w.games}
        </button>
        {Array.from({ length: view.checkpoints }, (_, number) => (
          <button key={number} type="button" onClick={then(() => act("restore", number))}>
            {w.backToCheckpoint(number + 1)}
          </button>
        ))}
      </div>
      <h3>{w.settings}</h3>
      <div class="settings">
        <label>
          {w.language}
          <select value={language.value} onChange={(event) => void changeLanguage(event.currentTarget.value)}>
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
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
        <Check
          label={w.candidatesAid}
          on={candidatesAid.value}
          change={(on) => {
            candidatesAid.value = on;
          }}
        />
        <Check
          label={w.destinationsAid}
          on={destinationsAid.value}
          change={(on) => {
            destinationsAid.value = on;
          }}
        />
        <Check
          label={w.clock}
          on={clockShown.value}
          change={(on) => {
            clockShown.value = on;
          }}
        />
        <Check
          label={w.indexes}
          on={indexesShown.value}
          change={(on) => {
            indexesShown.value = on;
          }}
        />
        <Check
          label={w.letters}
          on={letters.value}
          change={(on) => {
            letters.value = on;
          }}
        />
      </div>
      <p class="about">{w.aboutText}</p>
    </Dialog>
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
