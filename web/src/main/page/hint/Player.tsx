import { useEffect } from "preact/hooks";
import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import type { Hint } from "../engine/steps";
import { words } from "../words";
import { short } from "../words/naming";
import { type Line, lines, played, shownLine } from "./lines";
import { Proof } from "./Proof";
import { Sentence } from "./Sentence";

/** More branches than this have no tabs. */
const MOST_TABS = 6;

/** A proof to go through: one line at a time, which lights what it says and what it rests on, or all at once. */
export function Player({ step }: { readonly step: Hint }) {
  const session = useSession();
  const w = words.value;
  useEffect(() => {
    shownLine(session).value = 0;
  }, [step]);
  const line = played(session).value;
  return (
    <div class="player">
      <Branches />
      {line ? (
        <>
          <Controls line={line} />
          <p class="now-said" aria-live="polite" data-level={line.level}>
            {`${line.number}. `}
            <Sentence runs={line.runs} />
            <Because line={line} />
            {line.against && <b class="against">{` ${w.player.against(line.against.number)}`}</b>}
          </p>
        </>
      ) : (
        step.proof.length > 0 && <Proof lines={step.proof} />
      )}
      <button
        type="button"
        class="link"
        onClick={() => {
          shownLine(session).value = shownLine(session).value === undefined ? 0 : undefined;
        }}
      >
        {line ? w.player.allAtOnce : w.player.stepByStep}
      </button>
    </div>
  );
}

function Because({ line: { premises } }: { readonly line: Line }) {
  const numbers = premises.flatMap((each) => ("number" in each ? [(each as Line).number] : []));
  return numbers.length > 0 ? <span class="because">{` (${numbers.join(", ")})`}</span> : null;
}

function Controls({ line }: { readonly line: Line }) {
  const session = useSession();
  const w = words.value;
  const all = lines(session).value;
  const at = all.indexOf(line);
  const go = (to: number) => () => {
    shownLine(session).value = Math.max(0, Math.min(all.length - 1, to));
  };
  return (
    <div class="player-controls">
      <button
        type="button"
        class="round"
        aria-label={w.player.back}
        aria-disabled={at === 0}
        onClick={go(at - 1)}
      >
        <Icon name="previous" />
      </button>
      <input
        type="range"
        min={1}
        max={all.length}
        value={at + 1}
        aria-label={w.player.line}
        aria-valuetext={w.player.lineOf(at + 1, all.length)}
        onInput={(event) => go(event.currentTarget.valueAsNumber - 1)()}
      />
      <span class="player-place">{`${at + 1} / ${all.length}`}</span>
      <button
        type="button"
        class="round"
        aria-label={w.player.on}
        aria-disabled={at === all.length - 1}
        onClick={go(at + 1)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}

/** A tab for each branch: it leads to its first line. */
function Branches() {
  const session = useSession();
  const all = lines(session).value;
  const firsts = all.filter((line, place) => place === 0 || line.branch !== all[place - 1]?.branch);
  if (firsts.length < 2 || firsts.length > MOST_TABS) {
    return null;
  }
  const branch = played(session).value?.branch;
  return (
    <div class="branches" role="group" aria-label={words.value.player.branches}>
      {firsts.map((first) => (
        <button
          key={first.branch}
          type="button"
          class={`branch-${first.branch}`}
          aria-pressed={first.branch === branch}
          onClick={() => {
            shownLine(session).value = all.indexOf(first);
          }}
        >
          {first.claims
            .map(([cell, digit]) => `${short(cell)}${first.holds ? "=" : "<>"}${digit}`)
            .join(", ")}
        </button>
      ))}
    </div>
  );
}
