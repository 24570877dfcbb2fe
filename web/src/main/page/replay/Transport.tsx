import { useEffect, useState } from "preact/hooks";
import { Icon } from "../components/Icon";
import type { Moment } from "../engine/view";
import { replayWords } from "../words/replay";
import { time } from "../words/time";

interface Shown {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly go: (to: number) => void;
}

/** How many times as fast as it was played. */
const SPEEDS = [1, 4, 16, 64] as const;
const USUAL = 16;

/** Plays the moments back, as fast as the player wants; it may begin at once. */
export function Transport({ moments, at, go, begins }: Shown & { readonly begins: boolean }) {
  const w = replayWords.value;
  const [playing, setPlaying] = useState(begins);
  const [factor, setFactor] = useState<number>(USUAL);
  const last = moments.length - 1;
  const wait = ((moments[at + 1]?.elapsed ?? 0) - (moments[at]?.elapsed ?? 0)) / factor;
  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = window.setTimeout(() => (at < last ? go(at + 1) : setPlaying(false)), Math.max(0, wait));
    return () => window.clearTimeout(timer);
  }, [playing, at, factor]);
  const step = (to: number) => {
    setPlaying(false);
    go(Math.min(Math.max(to, 0), last));
  };
  const press = () => {
    if (!playing && at === last) {
      go(0);
    }
    setPlaying(!playing);
  };
  return (
    <>
      <Timeline moments={moments} at={at} go={step} />
      <div class="transport" role="toolbar" aria-label={w.title}>
        <button type="button" aria-label={w.back} onClick={() => step(at - 1)}>
          <Icon name="previous" />
        </button>
        <button type="button" class="primary" aria-label={playing ? w.pause : w.play} onClick={press}>
          <Icon name={playing ? "pause" : "go"} />
        </button>
        <button type="button" aria-label={w.on} onClick={() => step(at + 1)}>
          <Icon name="next" />
        </button>
        <Speed factor={factor} choose={setFactor} />
      </div>
    </>
  );
}

function Timeline({ moments, at, go }: Shown) {
  const last = moments.length - 1;
  const said = replayWords.value.moment(at, last, time(moments[at]?.elapsed ?? 0));
  return (
    <label class="timeline">
      <span>{said}</span>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={said}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function Speed({ factor, choose }: { readonly factor: number; readonly choose: (to: number) => void }) {
  const w = replayWords.value;
  return (
    <label class="speed">
      {w.speed}
      <select value={factor} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {w.times(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
