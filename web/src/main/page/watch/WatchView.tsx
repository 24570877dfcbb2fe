import { useEffect, useState } from "preact/hooks";
import { PlaceHead } from "../components/PlaceHead";
import { visit } from "../components/route";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import type { Watched } from "../engine/watched";
import { METHODS } from "../game/lessons";
import { puzzleOf } from "../game/solutions";
import { words } from "../words";
import { CodeDialog } from "./CodeDialog";
import { Controls } from "./Controls";
import {
  leave,
  playing,
  right,
  SEEDED,
  seed,
  type Told,
  type Watch,
  watch,
  watches,
  watchWords,
} from "./session";
import { TrialTree } from "./TrialTree";
import { Rows, WatchBoard } from "./WatchBoard";
import { Share, Ways } from "./Ways";
import "../styles/watch.css";
import "../styles/watched.css";
import "../styles/tree.css";

/** Methods at work on the puzzle of the board, one or two side by side. */
export function WatchView({ view }: { readonly view: View }) {
  const session = useSession();
  watchWords(session);
  const w = words.value;
  const puzzle = puzzleOf(view);
  useEffect(() => {
    void watch(session, puzzle);
    return () => leave(session);
  }, [puzzle]);
  return (
    <main id="play" class={right(session).method.value ? "watch two" : "watch"}>
      <PlaceHead class="watch-head" title={w.watch.title}>
        {watches(session).map((each) => (
          <Choice key={each.side} of={each} puzzle={puzzle} />
        ))}
        {watches(session).some(({ method }) => method.value && SEEDED.includes(method.value)) && <Seed />}
      </PlaceHead>
      <Controls />
      <div class="sides">
        {watches(session).map(
          (each) => each.method.value && <Side key={each.side} of={each} givens={puzzle} />,
        )}
      </div>
    </main>
  );
}

function Choice({ of, puzzle }: { readonly of: Watch; readonly puzzle: string }) {
  const session = useSession();
  const w = words.value.watch;
  return (
    <label class="pick">
      <span>{of === right(session) ? w.beside : w.method}</span>
      <select
        value={of.method.value ?? ""}
        onChange={(event) => {
          of.method.value = (event.currentTarget.value || undefined) as Told | undefined;
          void watch(session, puzzle);
        }}
      >
        {of === right(session) && <option value="">{w.nothing}</option>}
        {METHODS.map((method) => (
          <option key={method} value={method}>
            {w.methods[method]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Seed() {
  const session = useSession();
  return (
    <label class="pick">
      <span>{words.value.watch.seed}</span>
      <input
        type="number"
        min={0}
        max={999_999_999}
        value={seed(session).value}
        onChange={(event) => {
          seed(session).value = String(Math.max(0, Math.trunc(Number(event.currentTarget.value)) || 0));
          void watch(session);
        }}
      />
    </label>
  );
}

const COUNTED = ["calls", "guesses", "placements", "eliminations", "deadEnds", "solutions", "depth"] as const;

function Side({ of, givens }: { readonly of: Watch; readonly givens: string }) {
  const session = useSession();
  const w = words.value.watch;
  const watched = of.watched.value;
  const moment = of.moment.value;
  const method = of.method.value as Told;
  const counters = moment?.counters;
  const [codeShown, showCode] = useState(false);
  return (
    <section class="watch-side" aria-label={w.methods[method]}>
      <div class="watch-stage">
        <WatchBoard name={`${words.value.board}, ${w.methods[method]}`} givens={givens} moment={of.moment} />
        {moment && !playing(session).value && <Rows moment={moment} />}
        <p class="said" aria-live={playing(session).value ? "off" : "polite"}>
          {moment?.said ?? (watched ? w.atBeginning : w.working)}
        </p>
        {method === "symbols" && <Share of={of} />}
        {watched && <Timeline of={of} watched={watched} />}
      </div>
      <div class="watch-tree">
        <CodeLinks method={method} show={() => showCode(true)} />
        {codeShown && <CodeDialog method={method} close={() => showCode(false)} />}
        <dl class="counters">
          {COUNTED.map((name) => (
            <div key={name}>
              <dt>{w.counters[name]}</dt>
              <dd>{counters?.[name] ?? 0}</dd>
            </div>
          ))}
        </dl>
        {watched && method === "symbols" && <Ways of={of} />}
        {watched && (
          <>
            <div class="tree-head">
              <h3>{w.treeOf(watched.trials - 1)}</h3>
              <button type="button" class="link" onClick={() => void of.foldFailures()}>
                {w.foldFailures}
              </button>
            </div>
            <TrialTree watch={of} />
          </>
        )}
      </div>
    </section>
  );
}

/** How far it has come, to be dragged. */
function Timeline({ of, watched }: { readonly of: Watch; readonly watched: Watched }) {
  const session = useSession();
  const w = words.value.watch;
  const moment = of.moment.value;
  return (
    <label class="timeline">
      <span>
        {w.event(moment?.events ?? 0, watched.events)}
        {!watched.complete && ` ${w.cutOff}`}
      </span>
      <input
        type="range"
        min={0}
        max={watched.events}
        value={moment?.events ?? 0}
        aria-valuetext={moment?.said ?? w.atBeginning}
        onInput={(event) => {
          playing(session).value = false;
          void of.show(Number(event.currentTarget.value));
        }}
      />
    </label>
  );
}

/** The class of the method to be read, and where the plain one can be changed. */
function CodeLinks({ method, show }: { readonly method: Told; readonly show: () => void }) {
  return (
    <div class="watch-code">
      <button type="button" class="link" onClick={show}>
        {words.value.watch.code}
      </button>
      {method === "plain" && (
        <button type="button" class="link" onClick={() => visit("lines")}>
          {words.value.lines.edit}
        </button>
      )}
    </div>
  );
}
