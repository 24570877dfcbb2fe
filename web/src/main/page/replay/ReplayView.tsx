import { useEffect, useState } from "preact/hooks";
import { PositionBoard } from "../board/PositionBoard";
import { PlaceHead } from "../components/PlaceHead";
import { backgroundEngine } from "../engine/client";
import type { Moment } from "../engine/view";
import { ask, now } from "../game/ask";
import { language, words } from "../words";
import { spoken } from "../words/naming";
import { say } from "../words/notice";
import { replayWords } from "../words/replay";
import { speak } from "../words/speak";
import { Places } from "./Places";
import { longPauses, type Place } from "./pauses";
import { Transport } from "./Transport";
import "../styles/path.css";
import "../styles/replay.css";

interface Played {
  readonly moments: readonly Moment[];
  /** Undefined until they are known. */
  readonly places?: readonly Place[];
}

/** The game on the table as it was played, and what was easiest where it took long. */
function usePlayed(): Played | undefined {
  const [played, setPlayed] = useState<Played | undefined>(undefined);
  const code = spoken.value;
  useEffect(() => {
    const engine = backgroundEngine((teach) => speak(teach, language.peek()));
    let wanted = true;
    const look = async () => {
      const saved = await ask("save", now());
      const moments = saved === undefined ? [] : await engine.ask("replay", saved);
      const places: Place[] = [];
      setPlayed({ moments });
      for (const pause of longPauses(moments)) {
        const link = moments[pause.at]?.link;
        places.push({ pause, step: link && wanted ? await engine.ask("easiest", link) : null });
      }
      setPlayed({ moments, places });
    };
    look().catch(() => wanted && say(words.value.noEngine));
    return () => {
      wanted = false;
      engine.stop();
    };
  }, [code]);
  return played;
}

/** A solve played back, with the places where it took long. */
export function ReplayView() {
  const w = replayWords.value;
  const played = usePlayed();
  return (
    <main id="play" class="path replay">
      <PlaceHead class="path-head" title={w.title}>
        <p role="status">{played?.places ? "" : w.loading}</p>
      </PlaceHead>
      {played && played.moments.length < 2 && <p>{w.empty}</p>}
      {played && played.moments.length >= 2 && <Solve played={played} />}
    </main>
  );
}

function Solve({ played: { moments, places } }: { readonly played: Played }) {
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<Place | undefined>(undefined);
  const moment = moments[at] as Moment;
  const go = (to: number) => {
    setShown(undefined);
    setAt(to);
  };
  return (
    <div class="path-sides">
      <div class="path-stage">
        <PositionBoard
          position={{ digits: moment.digits, candidates: moment.center }}
          givens={moment.givens}
          step={shown?.step ?? undefined}
          depth={4}
          drawn={moment}
        />
      </div>
      <div class="path-told">
        <Transport moments={moments} at={at} go={go} />
        {places && (
          <Places
            moments={moments}
            places={places}
            shown={shown}
            show={(place) => {
              setAt(place.pause.at);
              setShown(place);
            }}
          />
        )}
      </div>
    </div>
  );
}
