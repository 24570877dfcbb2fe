import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { SymmetryField } from "../components/SymmetryField";
import { useSession } from "../components/session";
import type { Symmetry } from "../engine/door";
import { techniquesToAsk } from "../game/making";
import type { Asked, Wanted } from "../game/wanted";
import { BANDS, bandOf, SEVENTEEN, usualLevel } from "../settings/level";
import { words } from "../words";

const WAYS = ["level", "technique", "rating"] as const;
type Way = (typeof WAYS)[number];

/** Ratings on Sudoku Explainer's scale that puzzles are made of in a moment, in tenths. */
const LEAST_ER = 10;
const MOST_ER = 99;

/** Chooses a puzzle by its exact level, a technique that it needs or its rating, and by the symmetry of its givens. */
export function WaysForm({ start }: { readonly start: (asked: Asked) => void }) {
  const w = words.value;
  const [way, setWay] = useState<Way>("level");
  const [symmetry, setSymmetry] = useState<Symmetry>("none");
  const [wanted, setWanted] = useState<Wanted | undefined>(undefined);
  const level = Number(usualLevel.value);
  const chosen = way === "level" ? { level } : wanted;
  return (
    <form
      class="settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) {
          // Puzzles of 17 givens are too rare to have a symmetry, too.
          start({ wanted: chosen, symmetry: way === "level" && level === SEVENTEEN ? "none" : symmetry });
        }
      }}
    >
      <label>
        {w.ways.by}
        <select
          value={way}
          onChange={(event) => {
            setWanted(undefined);
            setWay(event.currentTarget.value as Way);
          }}
        >
          {WAYS.map((each) => (
            <option key={each} value={each}>
              {w.ways.names[each]}
            </option>
          ))}
        </select>
      </label>
      {way === "level" && <LevelField />}
      {way === "technique" && <TechniqueField choose={setWanted} />}
      {way === "rating" && <RatingFields choose={setWanted} />}
      <SymmetryField name={w.ways.symmetry} value={symmetry} change={setSymmetry} />
      <button type="submit" class="primary" disabled={!chosen}>
        {w.start}
      </button>
    </form>
  );
}

function LevelField() {
  const w = words.value;
  const level = Number(usualLevel.value);
  const name = w.levels[bandOf(level)];
  return (
    <div class="new-game">
      <label for="level">
        {w.level} <b>{level === SEVENTEEN ? "" : level}</b> — {name}
      </label>
      <input
        id="level"
        type="range"
        min="0"
        max={SEVENTEEN - 1}
        list="bands"
        value={Math.min(level, SEVENTEEN - 1)}
        aria-valuetext={`${level}, ${name}`}
        onInput={(event) => {
          usualLevel.value = event.currentTarget.value;
        }}
      />
      <datalist id="bands">
        {BANDS.slice(0, -1).map((from) => (
          <option key={from} value={from} />
        ))}
      </datalist>
      <label class="check">
        <input
          type="checkbox"
          checked={level === SEVENTEEN}
          onChange={(event) => {
            usualLevel.value = String(event.currentTarget.checked ? SEVENTEEN : SEVENTEEN - 1);
          }}
        />
        {w.levels[BANDS.length - 1]}
      </label>
    </div>
  );
}

interface Field {
  readonly choose: (wanted: Wanted) => void;
}

function TechniqueField({ choose }: Field) {
  const session = useSession();
  const w = words.value;
  const [techniques, setTechniques] = useState<Awaited<ReturnType<typeof techniquesToAsk>>>([]);
  useEffect(() => {
    techniquesToAsk(session).then(
      (all) => {
        setTechniques(all);
        if (all[0]) {
          choose(all[0]);
        }
      },
      () => undefined,
    );
  }, []);
  return (
    <label>
      {w.ways.technique}
      <select
        onChange={(event) => {
          const found = techniques[event.currentTarget.selectedIndex];
          if (found) {
            choose(found);
          }
        }}
      >
        {techniques.map(({ technique, name }) => (
          <option key={technique} value={technique}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function RatingFields({ choose }: Field) {
  const w = words.value;
  const [range, setRange] = useState<readonly [number, number]>([30, 44]);
  const change = (from: number, to: number) => {
    setRange([from, to]);
    choose({ rating: [Math.min(from, to), Math.max(from, to)] });
  };
  // Before anybody can type: later it would put what is typed back.
  useLayoutEffect(() => change(...range), []);
  return (
    <fieldset class="range">
      <legend>{w.ways.names.rating}</legend>
      <Tenths name={w.ways.from} value={range[0]} change={(from) => change(from, range[1])} />
      <Tenths name={w.ways.to} value={range[1]} change={(to) => change(range[0], to)} />
    </fieldset>
  );
}

interface TenthsField {
  readonly name: string;
  readonly value: number;
  readonly change: (value: number) => void;
}

/** A rating; what is none is passed over. */
function Tenths({ name, value, change }: TenthsField) {
  return (
    <label>
      {name}
      <input
        type="number"
        min={LEAST_ER / 10}
        max={MOST_ER / 10}
        step="0.1"
        required
        value={value / 10}
        onInput={(event) => {
          const typed = Math.round(event.currentTarget.valueAsNumber * 10);
          if (typed >= LEAST_ER && typed <= MOST_ER) {
            change(typed);
          }
        }}
      />
    </label>
  );
}
