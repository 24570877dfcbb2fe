import { useEffect, useRef, useState } from "preact/hooks";
import { PositionBoard } from "../board/PositionBoard";
import { PlaceHead } from "../components/PlaceHead";
import { visit } from "../components/route";
import { useSession } from "../components/session";
import { Working } from "../components/Working";
import type { BackgroundAnswers } from "../engine/answers";
import { backgroundEngine, type EngineClient, EngineFailure } from "../engine/client";
import type { Path, PathStep, Position } from "../engine/steps";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { act } from "../game/act";
import { bring } from "../game/games";
import { type Found, puzzleOf, solutionsWaitedFor } from "../game/solutions";
import { Legend } from "../hint/Legend";
import { Proof } from "../hint/Proof";
import { Sentence } from "../hint/Sentence";
import type { Session } from "../session/session";
import { language, words } from "../words";
import { decimal } from "../words/decimal";
import { spoken } from "../words/naming";
import { say } from "../words/notice";
import { speakAll } from "../words/speak";
import { lineOf } from "./from-here";
import { PathSteps } from "./PathSteps";
import "../styles/path.css";

/** So long a step is looked for where HoDoKu's scale ends: long enough for a phone, as the player need not wait for it. */
const PATIENCE_MS = 60_000;

/** Whether there is more to come: it is looked for, there is no step, or none was found in time. */
type Further = "looking" | "none" | "late";

/** How a puzzle is solved, as far as that is known, and whether there is more to come. */
function usePath(
  session: Session,
  puzzle: string,
): { readonly path: Path | Pathless | undefined; readonly further: Further } {
  const [path, setPath] = useState<Path | Pathless | undefined>(undefined);
  const [further, setFurther] = useState<Further>("looking");
  const code = spoken.value;
  useEffect(() => {
    const engine = backgroundEngine((teach) => speakAll(teach, language.peek()), PATIENCE_MS);
    let wanted = true;
    const walk = async () => {
      let found = await pathOf(session, engine, puzzle);
      setPath(found);
      while (wanted && typeof found !== "string" && !found.complete) {
        setFurther("looking");
        const part = await engine.ask("onward", PATIENCE_MS);
        if (typeof part === "string") {
          setFurther(part);
          return;
        }
        found = { ...found, ...part, steps: [...found.steps, ...part.steps] };
        setPath(found);
      }
    };
    walk().catch((failure) => {
      if (wanted && failure instanceof EngineFailure) {
        setFurther("late");
        say(session, words.value.noEngine);
      }
    });
    return () => {
      wanted = false;
      engine.stop();
    };
  }, [puzzle, code]);
  return { path, further };
}

/** The whole way to the solution: on HoDoKu's scale, each step with its points, and by chains where that ends. */
export function PathView({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const puzzle = puzzleOf(view);
  const { path, further } = usePath(session, puzzle);
  const found = typeof path === "string" ? undefined : path;
  return (
    <main id="play" class="path">
      <PlaceHead class="path-head" title={w.path.title}>
        <p role="status">
          {found
            ? found.level === "Incomplete"
              ? w.labeled("HoDoKu", w.hodoku[found.level])
              : w.path.rated(w.hodoku[found.level], found.score)
            : typeof path === "string"
              ? pathless(path)
              : w.path.working}
        </p>
      </PlaceHead>
      <Working />
      {found && <Walk path={found} puzzle={puzzle} further={further} />}
    </main>
  );
}

interface Walked {
  readonly path: Path;
  readonly puzzle: string;
  readonly further: Further;
}

/** The steps of `path`, one of them with its position. */
function Walk({ path, puzzle, further }: Walked) {
  const w = words.value;
  const [at, setAt] = useState(0);
  const step = path.steps[at];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => bringIn(list.current, at), [at]);
  return (
    <div class="path-sides">
      <div class="path-stage">
        <PositionBoard position={step?.before ?? path.end} givens={puzzle} step={step?.step} depth={4} />
      </div>
      <div class="path-told">
        <label class="timeline">
          <span>{w.path.step(Math.min(at + 1, path.steps.length), path.steps.length)}</span>
          <input
            type="range"
            min={0}
            max={path.steps.length}
            value={at}
            aria-valuetext={step ? `${step.step.name}, ${scored(step)}` : w.path.end}
            onInput={(event) => setAt(Number(event.currentTarget.value))}
          />
        </label>
        <Told step={step} end={path.complete ? w.path.solved : w.path.further[further]} />
        {step && <PlayHere before={step.before} puzzle={puzzle} />}
        <PathSteps list={list} steps={path.steps} at={at} choose={setAt} scored={scored} />
        {!path.complete && <p class="path-further">{w.path.further[further]}</p>}
      </div>
    </div>
  );
}

/** Begins a game of the position that is shown. */
function PlayHere({ before, puzzle }: { readonly before: Position; readonly puzzle: string }) {
  const session = useSession();
  const play = async () => {
    await bring(session, lineOf(before, puzzle));
    // The next step may need them.
    await act(session, "fill-candidates");
    visit("board");
    focusBoard();
  };
  return (
    <p class="actions">
      <button type="button" onClick={() => void play()}>
        {words.value.path.playHere}
      </button>
    </p>
  );
}

/** Scrolls the list, and nothing around it, until item `at` is in sight. */
function bringIn(list: HTMLElement | null, at: number): void {
  const item = list?.querySelector<HTMLElement>(`[data-step="${at}"]`);
  if (list && item) {
    const top = item.offsetTop;
    const least = top + item.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(Math.max(list.scrollTop, least), top);
  }
}

/** What there is to say of `step`, or at the `end`. */
function Told({ step, end }: { readonly step: PathStep | undefined; readonly end: string }) {
  const w = words.value;
  return (
    <section class="card" aria-label={w.hint}>
      <h3>{step ? `${step.step.name} · ${scored(step)}` : w.path.end}</h3>
      <p aria-live="polite">
        {step ? <Sentence runs={step.step.depths[3] ?? []} press={() => undefined} /> : end}
      </p>
      {step && <Legend step={step.step} effects={true} />}
      {step && step.step.proof.length > 0 && <Proof lines={step.step.proof} />}
    </section>
  );
}

/** What a step counts, on the scale that it is of. */
function scored({ points, rating }: PathStep): string {
  return points === undefined ? words.value.path.er(decimal(rating / 10)) : words.value.points(points);
}

/** Why there is no path: the scale is made for puzzles with one solution. */
type Pathless = "none" | Exclude<Found, readonly string[]>;

function pathless(why: Pathless): string {
  switch (why) {
    case "none":
      return words.value.path.none;
    case "cancelled":
      return words.value.cancelled;
    case "too long":
      return words.value.notSolved;
  }
}

async function pathOf(
  session: Session,
  engine: EngineClient<BackgroundAnswers>,
  puzzle: string,
): Promise<Path | Pathless> {
  const solutions = await solutionsWaitedFor(session, puzzle);
  if (typeof solutions === "string") {
    return solutions;
  }
  return solutions.length === 1 ? engine.ask("path", puzzle) : "none";
}
