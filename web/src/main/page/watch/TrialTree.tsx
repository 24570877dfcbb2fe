import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../components/session";
import type { Trial } from "../engine/watched";
import type { Session } from "../session/session";
import { words } from "../words";
import type { Folds } from "./folds";
import { pause, playing, type Watch } from "./session";

/** The height of a row in rem; `tree.css` says the same. */
const ROW_REM = 1.75;
/** The same in pixels, which the size of the screen decides. */
const rowHeight = () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
/** Rows beyond the edges, so that scrolling shows no gap. */
const MARGIN = 8;
/** Deeper layers are indented no further. */
const DEEPEST_INDENT = 24;

const SIGNS = { solved: "✓", failed: "✗", open: "…" } as const;

type Box = { readonly current: HTMLElement | null };

/** The height of the tree and of a row, in pixels. */
function useSizes(box: Box): { readonly height: number; readonly pitch: number } {
  const [height, setHeight] = useState(300);
  const [pitch, setPitch] = useState(rowHeight);
  useLayoutEffect(() => {
    const shown = box.current;
    const sizes = new ResizeObserver(() => {
      setHeight(shown?.clientHeight ?? 300);
      setPitch(rowHeight());
    });
    if (shown) {
      sizes.observe(shown);
    }
    return () => sizes.disconnect();
  }, []);
  return { height, pitch };
}

/** Scrolls so that the trial `followed`, which is at work or was chosen, stays in sight. */
function useInSight(
  box: Box,
  followed: number | undefined,
  folds: Folds,
  pitch: number,
  setTop: (top: number) => void,
): void {
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown && followed !== undefined) {
      const at = folds.row(followed) * pitch;
      if (at < shown.scrollTop || at > shown.scrollTop + shown.clientHeight - 2 * pitch) {
        shown.scrollTop = at - shown.clientHeight / 2;
        // The rows there are drawn with it, not when the browser tells of the scrolling.
        setTop(shown.scrollTop);
      }
    }
  }, [followed, folds, pitch]);
}

/** The trials of a method, as a tree of any size: only the rows in sight are there. */
export function TrialTree({ watch }: { readonly watch: Watch }) {
  const session = useSession();
  const w = words.value.watch;
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const { height, pitch } = useSizes(box);
  const [chosen, choose] = useState<number | undefined>(undefined);
  const folds = watch.folds.value;
  const rows = folds.rows(watch.watched.value?.trials ?? 1);
  const current = watch.moment.value?.open.at(-1);
  const active = Math.min(chosen ?? current ?? 1, Math.max(1, folds.trial(rows - 1)));

  const first = Math.max(0, Math.min(Math.floor(top / pitch) - MARGIN, rows - 1));
  const inSight = trialsOf(folds, first, Math.min(rows, Math.ceil((top + height) / pitch) + MARGIN));
  useEffect(() => void watch.look(inSight), [inSight.join(), watch.arrived.value]);

  useInSight(box, chosen ?? current, folds, pitch, setTop);
  useEffect(() => choose(undefined), [watch.moment.value?.events]);

  if (rows === 0) {
    return <p class="no-trials">{w.noTrials}</p>;
  }
  const press = (event: KeyboardEvent) => {
    const done = pressed(event.key, watch.trials.get(active), {
      move: (rows_) => choose(folds.trial(Math.max(0, Math.min(rows - 1, rows_)))),
      row: folds.row(active),
      last: rows - 1,
      page: Math.max(1, Math.floor(height / pitch) - 1),
      folded: folds.folds(active),
      fold: (folding, folded) => fold(watch, folding, folded),
      go: (to) => go(session, watch, to),
      to: choose,
    });
    if (done) {
      pause(session);
      event.preventDefault();
    }
  };
  return (
    <div
      ref={box}
      class="tree"
      role="tree"
      tabIndex={0}
      aria-label={w.tree}
      aria-activedescendant={inSight.includes(active) ? nameOf(watch, active) : undefined}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onClick={({ target }) => clicked(session, watch, target)}
      onKeyDown={press}
    >
      <Rows
        watch={watch}
        inSight={inSight}
        first={first}
        height={rows * ROW_REM}
        active={playing(session).value ? undefined : active}
      />
    </div>
  );
}

/** The trials in the rows from `first` to before `last`. */
function trialsOf(folds: Folds, first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => folds.trial(first + i));
}

/** The name of the element of `trial`. */
const nameOf = (watch: Watch, trial: number) => `trial-${watch.side}-${trial}`;

/** Shows what there is after the guess of `trial`. */
function go(session: Session, watch: Watch, trial: Trial | undefined): void {
  if (trial) {
    pause(session);
    void watch.show(trial.begin + 1);
  }
}

function fold(watch: Watch, trial: Trial, folded: boolean): void {
  const folds = watch.folds.value;
  watch.folds.value = folded ? folds.fold(trial.trial, trial.last) : folds.unfold(trial.trial);
}

/** A press on the sign of a trial folds or unfolds it; one on the trial goes there. */
function clicked(session: Session, watch: Watch, target: EventTarget | null): void {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-trial]") : null;
  const trial = watch.trials.get(Number(place?.dataset.trial));
  if (trial && trial.last > trial.trial && (target as Element).matches(".fold")) {
    fold(watch, trial, !watch.folds.value.folds(trial.trial));
  } else {
    go(session, watch, trial);
  }
}

interface Sight {
  readonly watch: Watch;
  readonly inSight: readonly number[];
  /** The row of the first of them. */
  readonly first: number;
  /** Of all rows together, in rem. */
  readonly height: number;
  readonly active: number | undefined;
}

function Rows({ watch, inSight, first, height, active }: Sight) {
  const folds = watch.folds.value;
  const open = watch.moment.value?.open ?? [];
  const current = open.at(-1);
  return (
    <div class="rows" style={{ height: `${height}rem` }}>
      {inSight.map((number, i) => (
        <Row
          // Rows are drawn again for other trials: new ones sixty times a second would be much to clear away.
          key={(first + i) % inSight.length}
          id={nameOf(watch, number)}
          top={(first + i) * ROW_REM}
          trial={watch.trials.get(number)}
          folded={folds.folds(number)}
          open={open.includes(number)}
          current={number === current}
          active={number === active}
        />
      ))}
    </div>
  );
}

interface Around {
  readonly row: number;
  readonly last: number;
  readonly page: number;
  readonly folded: boolean;
  readonly move: (row: number) => void;
  readonly fold: (trial: Trial, folded: boolean) => void;
  readonly go: (trial: Trial | undefined) => void;
  readonly to: (trial: number) => void;
}

/** The keys of a tree, as the ARIA practices have them; false leaves the key to the browser. */
function pressed(key: string, trial: Trial | undefined, around: Around): boolean {
  const holds = trial !== undefined && trial.last > trial.trial;
  switch (key) {
    case "ArrowDown":
      around.move(around.row + 1);
      return true;
    case "ArrowUp":
      around.move(around.row - 1);
      return true;
    case "PageDown":
      around.move(around.row + around.page);
      return true;
    case "PageUp":
      around.move(around.row - around.page);
      return true;
    case "Home":
      around.move(0);
      return true;
    case "End":
      around.move(around.last);
      return true;
    case "ArrowRight":
      if (holds && around.folded) {
        around.fold(trial, false);
      } else if (holds) {
        around.move(around.row + 1);
      }
      return true;
    case "ArrowLeft":
      if (holds && !around.folded) {
        around.fold(trial, true);
      } else if (trial && trial.parent > 0) {
        around.to(trial.parent);
      }
      return true;
    case "Enter":
    case " ":
      around.go(trial);
      return true;
    default:
      return false;
  }
}

interface Line {
  readonly id: string;
  readonly top: number;
  readonly trial: Trial | undefined;
  readonly folded: boolean;
  readonly open: boolean;
  readonly current: boolean;
  readonly active: boolean;
}

function Row({ id, top, trial, folded, open, current, active }: Line) {
  const w = words.value.watch;
  if (!trial) {
    return <div id={id} class="trial" role="treeitem" aria-label="…" style={{ top: `${top}rem` }} />;
  }
  const holds = trial.last > trial.trial;
  const classes = ["trial", open && "open", current && "current", active && "active", trial.outcome];
  return (
    <div
      id={id}
      class={classes.filter(Boolean).join(" ")}
      role="treeitem"
      aria-level={trial.layer}
      aria-expanded={holds ? !folded : undefined}
      aria-selected={current}
      aria-label={`${trial.said}, ${w.outcomes[trial.outcome]}`}
      style={{ top: `${top}rem`, "--layer": Math.min(trial.layer - 1, DEEPEST_INDENT) }}
      data-trial={trial.trial}
    >
      <span class="fold" aria-hidden="true">
        {holds ? (folded ? "▸" : "▾") : "·"}
      </span>
      <span class="sign" aria-hidden="true">
        {SIGNS[trial.outcome]}
      </span>
      <span>{trial.said}</span>
      {folded && <small>{w.inside(trial.last - trial.trial)}</small>}
    </div>
  );
}
