import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../components/session";
import { Wait } from "../components/Working";
import { VARIANT_LEVELS, type VariantLevel } from "../engine/variant";
import { today } from "../game/daily";
import { NoSuchPuzzle } from "../game/making";
import { type Brought, brought } from "../game/variants";
import { language, words } from "../words";
import { dateOf, dayOf, numberOf } from "../words/time";
import { variantWords } from "../words/variant";
import { type Kind, kindsOf, levelOfDay } from "./kinds";
import { make, makeDaily, SEEKING_MS, stopMaking, usualVariantLevel } from "./making";
import { VariantWishes } from "./VariantWishes";
import { NO_WISHES, type Wishes } from "./wishes";

/** Where the names of the levels stand among those of the usual puzzles. */
const NAMED: Readonly<Record<VariantLevel, number>> = { easy: 1, medium: 2, hard: 3, extreme: 5 };

const named = (level: VariantLevel) => words.value.levels[NAMED[level]] ?? "";

type State = "choosing" | "stopped" | "failed" | { readonly since: number } | { readonly problem: string };

/** New puzzles with rules of their own, and that of the day. */
export function VariantChoices({ close }: { readonly close: () => void }) {
  const session = useSession();
  const v = variantWords.value.making;
  const [state, setState] = useState<State>("choosing");
  const [wishes, setWishes] = useState(NO_WISHES);
  const isStopped = useRef(false);
  useEffect(() => stopMaking, []);
  const begin = async (making: () => Promise<Brought | undefined>) => {
    isStopped.current = false;
    setState({ since: performance.now() });
    try {
      const made = await making();
      if (made) {
        close();
        brought(session).value = made;
      } else {
        setState(isStopped.current ? "stopped" : "failed");
      }
    } catch (failure) {
      if (!(failure instanceof NoSuchPuzzle)) {
        throw failure;
      }
      setState({ problem: failure.message });
    }
  };
  return (
    <details class="variants">
      <summary>{v.title}</summary>
      {typeof state === "object" && "since" in state ? (
        <Making
          since={state.since}
          stop={() => {
            isStopped.current = true;
            stopMaking();
          }}
        />
      ) : (
        <Kinds
          begin={(making) => void begin(making)}
          isAgain={state !== "choosing"}
          wishes={wishes}
          change={setWishes}
        />
      )}
      <p role="status" class="notice">
        {typeof state === "object"
          ? "problem" in state && state.problem
          : { failed: words.value.notDrawn, stopped: words.value.cancelled, choosing: "" }[state]}
      </p>
    </details>
  );
}

interface Choosing {
  readonly begin: (making: () => Promise<Brought | undefined>) => void;
  /** Whether the focus was on what stood here before. */
  readonly isAgain: boolean;
  readonly wishes: Wishes;
  readonly change: (wishes: Wishes) => void;
}

/** The level, the puzzle of the day, and a button for each kind. */
function Kinds({ begin, isAgain, wishes, change }: Choosing) {
  const v = variantWords.value.making;
  const level = usualVariantLevel.value as VariantLevel;
  const calledOf = (date: number) => (kind: Kind | undefined) =>
    [date === today() ? v.today : v.ofDay, kind && v.kinds[kind.name].name, dayOf(date)]
      .filter(Boolean)
      .join(" · ");
  const beginDaily = (date: number) => begin(() => makeDaily(date, levelOfDay(level), "", calledOf(date)));
  const beginKiller = () =>
    begin(() =>
      makeDaily(today(), levelOfDay(level), "killer", () => `${v.todaysKiller} · ${dayOf(today())}`),
    );
  const begun = async (kind: Kind) => {
    const puzzle = await make(kind, level, wishes);
    const hard = wishes.technique?.name ?? named(level);
    return puzzle && { puzzle: { ...puzzle, title: `${v.kinds[kind.name].name} · ${hard}` } };
  };
  return (
    <div class="settings">
      <LevelField level={level} isAgain={isAgain} />
      <details open={wishes !== NO_WISHES}>
        <summary>{v.more}</summary>
        <div class="settings">
          <VariantWishes wishes={wishes} change={change} />
        </div>
      </details>
      <div class="levels">
        <Today name={v.today} begin={() => beginDaily(today())} />
        <DaysBefore begin={beginDaily} />
        <Today name={v.todaysKiller} begin={beginKiller} />
        {kindsOf(level).map((kind) => (
          <button key={kind.name} type="button" class="choice" onClick={() => begin(() => begun(kind))}>
            <b>{v.kinds[kind.name].name}</b> <span>{v.kinds[kind.name].rule}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

interface Leveled {
  readonly level: VariantLevel;
  readonly isAgain: boolean;
}

function LevelField({ level, isAgain }: Leveled) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isAgain) {
      select.current?.focus();
    }
  }, []);
  return (
    <label>
      {words.value.level}
      <select
        ref={select}
        value={level}
        onChange={(event) => {
          usualVariantLevel.value = event.currentTarget.value;
        }}
      >
        {VARIANT_LEVELS.map((each) => (
          <option key={each} value={each}>
            {named(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A puzzle of today. */
function Today({ name, begin }: { readonly name: string; readonly begin: () => void }) {
  return (
    <button type="button" class="choice today" style={{ gridColumn: "1 / -1" }} onClick={begin}>
      <b>{name}</b> <span>{dayOf(today())}</span>
    </button>
  );
}

/** The style sheet of such puzzles comes with the first of them. */
const ROW = {
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "repeat(auto-fit, minmax(4.5rem, 1fr))",
  gap: "var(--space-6)",
};

/** The six days before today, the last one first: that of each weekday has rules of its own. */
function DaysBefore({ begin }: { readonly begin: (date: number) => void }) {
  const days = [1, 2, 3, 4, 5, 6].map((ago) => {
    const day = dateOf(today());
    day.setDate(day.getDate() - ago);
    return numberOf(day);
  });
  const short = (date: number) =>
    dateOf(date).toLocaleDateString(language.value, { weekday: "short", day: "numeric" });
  return (
    <div class="variant-days" style={ROW} role="group" aria-label={variantWords.value.making.before}>
      {days.map((date) => (
        <button key={date} type="button" onClick={() => begin(date)}>
          {short(date)}
        </button>
      ))}
    </div>
  );
}

/** How long it takes so far, with the focus on what stops it. */
function Making({ since, stop }: { readonly since: number; readonly stop: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={place}>
      <p role="status">{words.value.drawing}</p>
      <Wait name={words.value.drawing} since={since} patience={SEEKING_MS} cancel={stop} />
    </div>
  );
}
