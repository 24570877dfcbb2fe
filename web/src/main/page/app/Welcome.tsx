import { open } from "../components/open";
import { focusBoard } from "../focus/focus";
import { newGame } from "../game/games";
import { USUAL_LEVELS } from "../settings/level";
import { words } from "../words";

/** So many bands are for players who want no more than to play. */
const FIRST_BANDS = 4;

/** What an empty board can become. */
export function Welcome() {
  const w = words.value;
  return (
    <section class="card welcome" aria-label={w.welcome}>
      <h2>{w.welcome}</h2>
      <div class="choices">
        {USUAL_LEVELS.slice(0, FIRST_BANDS).map((level, band) => (
          <button
            key={level}
            type="button"
            class={band === 1 ? "primary" : ""}
            onClick={() => void newGame(level).then(focusBoard)}
          >
            {w.levels[band]}
          </button>
        ))}
      </div>
      <p>
        {w.orBring}{" "}
        <button
          type="button"
          class="link"
          onClick={() => {
            open.value = "new";
          }}
        >
          {w.paste}
        </button>{" "}
        <button
          type="button"
          class="link"
          onClick={() => {
            open.value = "famous";
          }}
        >
          {w.famous.title}
        </button>
      </p>
    </section>
  );
}
