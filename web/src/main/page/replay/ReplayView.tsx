import { useEffect, useState } from "preact/hooks";
import { PositionBoard } from "../board/PositionBoard";
import { PlaceHead } from "../components/PlaceHead";
import { solveShown } from "../components/route";
import { useSession } from "../components/session";
import { backgroundEngine } from "../engine/client";
import type { Moment } from "../engine/view";
import { ask } from "../game/ask";
import { now } from "../game/clock";
import { linkOf } from "../game/link";
import type { Session } from "../session/session";
import { language, words } from "../words";
import { spoken } from "../words/naming";
import { say } from "../words/notice";
import { replayWords } from "../words/replay";
import { speakAll } from "../words/speak";
import { Places } from "./Places";
import { longPauses, type Place } from "./pauses";
import { fromAddress, toAddress } from "./solve-link";
import { Transport } from "./Transport";
import "../styles/path.css";
import "../styles/replay.css";

interface Played {
  /** The game as it is kept. */
  readonly saved: string | undefined;
  readonly moments: readonly Moment[];
  /** Undefined until they are known. */
  readonly places?: readonly Place[];
}

/** The game of a link, or else the one on the table, as it was played, and what was easiest where it took long. */
function usePlayed(session: Session): Played | undefined {
  const [played, setPlayed] = useState<Played | undefined>(undefined);
  const code = spoken.value;
  const linked = solveShown.value;
  useEffect(() => {
    const engine = backgroundEngine((teach) => speakAll(teach, language.peek()));
    let wanted = true;
    const look = async () => {
      const saved =
        linked === undefined ? await ask(session, "save", now(session)) : await fromAddress(linked);
      const moments = saved === undefined ? [] : await engine.ask("replay", saved);
      const places: Place[] = [];
      setPlayed({ saved, moments });
      for (const pause of longPauses(moments)) {
        const link = moments[pause.at]?.link;
        places.push({ pause, step: link && wanted ? await engine.ask("easiest", link) : null });
      }
      setPlayed({ saved, moments, places });
    };
    look().catch(() => wanted && say(session, words.value.noEngine));
    return () => {
      wanted = false;
      engine.stop();
    };
  }, [code, linked]);
  return played;
}

/** A solve played back, with the places where it took long. */
export function ReplayView() {
  const session = useSession();
  const w = replayWords.value;
  const played = usePlayed(session);
  return (
    <main id="play" class="path replay">
      <PlaceHead class="path-head" title={w.title}>
        <p role="status">{played?.places ? "" : w.loading}</p>
      </PlaceHead>
      {played && played.moments.length < 2 && <p>{solveShown.value ? w.none : w.empty}</p>}
      {played && played.moments.length >= 2 && <Solve key={solveShown.value} played={played} />}
    </main>
  );
}

function Solve({ played: { saved, moments, places } }: { readonly played: Played }) {
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
        <Transport moments={moments} at={at} go={go} begins={playsAtOnce()} />
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
        {saved && <Share saved={saved} />}
      </div>
    </div>
  );
}

/** A player who follows a link to a solve wants to see it played, unless nothing is to move by itself. */
const playsAtOnce = () =>
  solveShown.value !== undefined && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A link that plays the solve back wherever it is opened. */
function Share({ saved }: { readonly saved: string }) {
  const w = replayWords.value;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(linkOf(`replay/${await toAddress(saved)}`));
    setCopied(true);
  };
  return (
    <p class="share">
      <button type="button" onClick={() => void copy()}>
        {w.share}
      </button>{" "}
      <span role="status">{isCopied && w.shared}</span>
    </p>
  );
}
