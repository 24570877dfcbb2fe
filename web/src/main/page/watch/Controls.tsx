import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import { words } from "../words";
import { afterFirst, jump, pause, play, playing, SPEEDS, speed, step, watch } from "./session";

/** Step, play, pause, speed, back: for both sides at once. */
export function Controls() {
  const session = useSession();
  const w = words.value.watch;
  const shownSpeed = w.speedOf(SPEEDS[speed(session).value] ?? 1);
  return (
    <div class="controls" role="toolbar" aria-label={w.controls}>
      <div class="transport">
        <Press name={w.toBeginning} icon="first" press={() => jump(session, "beginning")} />
        <Press name={w.stepBack} icon="previous" press={() => step(session, -1)} />
        <button
          type="button"
          class="primary"
          aria-label={playing(session).value ? w.pause : w.play}
          onClick={() => (playing(session).value ? pause(session) : void play(session))}
        >
          <Icon name={playing(session).value ? "pause" : "go"} />
        </button>
        <Press name={w.stepOn} icon="next" press={() => step(session, 1)} />
        <Press name={w.toEnd} icon="last" press={() => jump(session, "end")} />
      </div>
      <label class="speed">
        <span>{shownSpeed}</span>
        <input
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          value={speed(session).value}
          aria-label={w.speed}
          aria-valuetext={shownSpeed}
          onInput={(event) => {
            speed(session).value = Number(event.currentTarget.value);
          }}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={afterFirst(session).value}
          onChange={(event) => {
            afterFirst(session).value = event.currentTarget.checked;
            void watch(session);
          }}
        />
        {w.further}
      </label>
    </div>
  );
}

interface Pressed {
  readonly name: string;
  readonly icon: "first" | "previous" | "next" | "last";
  readonly press: () => void;
}

function Press({ name, icon, press }: Pressed) {
  return (
    <button type="button" aria-label={name} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
