import { lookUp } from "../components/route";
import type { Moment } from "../engine/view";
import { Legend } from "../hint/Legend";
import { Sentence } from "../hint/Sentence";
import { words } from "../words";
import { replayWords } from "../words/replay";
import { time } from "../words/time";
import type { Place } from "./pauses";

interface Shown {
  readonly moments: readonly Moment[];
  readonly places: readonly Place[];
  readonly shown: Place | undefined;
  readonly show: (place: Place) => void;
}

/** Where the game took long or a hint, and what was the easiest step there. */
export function Places({ moments, places, shown, show }: Shown) {
  const w = replayWords.value;
  return (
    <section aria-label={w.places}>
      <h3>{w.places}</h3>
      {places.length === 0 && <p>{w.even}</p>}
      <ol class="path-steps">
        {places.map((place) => (
          <li key={place.pause.at}>
            <button type="button" aria-pressed={place === shown} onClick={() => show(place)}>
              <b>{place.step?.name ?? "–"}</b> <span>{said(place, moments)}</span>
            </button>
          </li>
        ))}
      </ol>
      {shown && <Told place={shown} />}
    </section>
  );
}

function said({ pause }: Place, moments: readonly Moment[]): string {
  const w = replayWords.value;
  const text = w.place(time(moments[pause.at]?.elapsed ?? 0), time(pause.spent));
  return pause.hints > 0 ? `${text}, ${w.helped(pause.hints)}` : text;
}

function Told({ place: { step } }: { readonly place: Place }) {
  const w = replayWords.value;
  return (
    <div class="card" aria-live="polite">
      <p>{step ? w.easiest(step.name) : w.unknown}</p>
      {step && (
        <>
          <p>
            <Sentence runs={step.texts[3]?.runs ?? []} press={() => undefined} />
          </p>
          <Legend step={step} effects={true} />
          <p class="more">
            <button type="button" class="link" onClick={() => lookUp(step.technique)}>
              {words.value.learning.about}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
