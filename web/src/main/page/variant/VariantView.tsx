import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../components/Icon";
import { later } from "../components/lazy";
import { isCovered } from "../components/open";
import { PlaceHead } from "../components/PlaceHead";
import { variantShown } from "../components/route";
import { useSession } from "../components/session";
import type { Variant } from "../engine/variant";
import { focusBoard } from "../focus/focus";
import { variantPractising } from "../game/practised-variant";
import { brought } from "../game/variants";
import type { Session } from "../session/session";
import { words } from "../words";
import { notice } from "../words/notice";
import { variantWords } from "../words/variant";
import { watchCages } from "./cages";
import { isPaused, isRunning, watchClock } from "./clock";
import { watchKinds } from "./drawn";
import { listen } from "./keys";
import { openLesson, openPractice, openPractised, watchLesson } from "./lesson";
import { openKept, openLast, openLinked, openPuzzle } from "./opening";
import { isSetting, isSolved, keepNow, puzzle, watchGame } from "./session";
import { openDesk } from "./setting";
import { VariantBoard } from "./VariantBoard";
import { VariantCages } from "./VariantCages";
import { VariantClock } from "./VariantClock";
import { VariantPad } from "./VariantPad";
import { VariantMore, VariantTools } from "./VariantTools";
import "../styles/variant.css";

/** Opens what was brought, or what the address carries, or else the game that was left. */
async function openWanted(session: Session): Promise<void> {
  const wanted = brought(session).peek();
  const linked = variantShown.peek();
  brought(session).value = undefined;
  if ((wanted && "setting" in wanted) || (!wanted && linked === DESK)) {
    variantShown.value = DESK;
    history.replaceState(history.state, "", `#variant/${DESK}`);
    await openDesk(session, wanted && "setting" in wanted ? wanted.setting : undefined);
    return;
  }
  variantShown.value = undefined;
  if (!wanted && linked !== undefined && (await openPractised(session, linked))) {
    return;
  }
  // The address of the table: loaded anew, it has the game and does not begin it again.
  history.replaceState(history.state, "", "#variant");
  if (wanted && "lesson" in wanted) {
    await openLesson(session, wanted.lesson);
  } else if (wanted && "practice" in wanted) {
    await openPractice(session, wanted.practice.technique, wanted.practice.name);
  } else if (wanted) {
    await ("puzzle" in wanted ? openPuzzle(session, wanted.puzzle) : openKept(session, wanted.kept));
  } else if (linked !== undefined && linked !== DESK) {
    await openLinked(session, decoded(linked));
  } else if (!puzzle(session).peek() || isSetting(session).peek()) {
    await openLast(session);
  }
}

/** What stands in the address of the setter's desk, in the place of a puzzle. */
const DESK = "desk";

const VariantSetting = later(async () => (await import("./VariantSetting")).VariantSetting);

/** What stands in an address; an address that is damaged stands for itself, and is told to be no puzzle. */
function decoded(linked: string): string {
  try {
    return decodeURIComponent(linked);
  } catch {
    return linked;
  }
}

/** How much of the time played may be lost. */
const KEEPING_MS = 5_000;

/** What sees what comes of the game on the board. */
const WATCHES = [watchGame, watchClock, watchCages, watchKinds, watchLesson];

interface Asked {
  /** What the course asks for on the board, if anything. */
  readonly task: ComponentChildren;
}

/** A puzzle with rules of its own, to play. */
export function VariantView({ task }: Asked) {
  const session = useSession();
  for (const watch of WATCHES) {
    watch(session);
  }
  const [isOpened, setOpened] = useState(false);
  const wanted = brought(session).value;
  const linked = variantShown.value;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isBegun.current || wanted || linked !== undefined) {
      isBegun.current = true;
      void openWanted(session).then(() => {
        setOpened(true);
        focusBoard();
      });
    }
  }, [wanted, linked]);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!isCovered.value) {
        listen(session, event);
      }
    };
    window.addEventListener("keydown", heard);
    const timer = window.setInterval(() => isRunning(session).peek() && void keepNow(session), KEEPING_MS);
    const left = () => document.hidden && void keepNow(session);
    document.addEventListener("visibilitychange", left);
    return () => {
      window.removeEventListener("keydown", heard);
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", left);
      void keepNow(session);
    };
  }, []);
  return (
    <main id="play" class="table variant">
      {puzzle(session).value ? <Opened task={task} /> : isOpened && <None />}
    </main>
  );
}

/** What stands there as long as nothing is opened. */
function None() {
  const session = useSession();
  return (
    <div class="variant-none">
      <PlaceHead class="variant-head" title={variantWords.value.title} />
      <p role="status">{notice(session).value || variantWords.value.none}</p>
    </div>
  );
}

function Opened({ task }: Asked) {
  const session = useSession();
  const opened = puzzle(session).value;
  const w = variantWords.value;
  if (!opened) {
    return null;
  }
  return (
    <>
      <div class="stage">
        {isPaused(session).value ? <Resting /> : <VariantBoard puzzle={opened} />}
        <p id="variant-help" class="unseen">
          {w.help}
        </p>
      </div>
      {isSetting(session).value ? <VariantSetting /> : <Playing opened={opened} task={task} />}
    </>
  );
}

/** What stands beside the board of a game. */
function Playing({ opened, task }: Asked & { readonly opened: Variant }) {
  const session = useSession();
  const w = variantWords.value;
  return (
    <div class="side">
      <PlaceHead class="variant-head" title={opened.title || w.title}>
        <VariantClock />
      </PlaceHead>
      <div class="notice-line">
        <p
          role={isCovered.value ? undefined : "status"}
          class={isSolved(session).value ? "notice won" : "notice"}
        >
          {notice(session).value}
        </p>
      </div>
      {variantPractising(session).value?.givens === opened.source && task}
      <VariantTools />
      <VariantPad puzzle={opened} />
      <VariantMore />
      <VariantCages />
      <Rules />
    </div>
  );
}

/** What stands in place of the board while the player rests. */
function Resting() {
  const session = useSession();
  return (
    <div class="board curtain">
      <button
        type="button"
        class="primary resume"
        onClick={() => {
          isPaused(session).value = false;
          focusBoard();
        }}
      >
        <Icon name="go" />
        {words.value.resume}
      </button>
    </div>
  );
}

/** What the puzzle asks, in sentences, and what of its text was not understood. */
function Rules() {
  const session = useSession();
  const opened = puzzle(session).value;
  const w = variantWords.value;
  if (!opened) {
    return null;
  }
  return (
    <section class="card variant-rules" aria-label={w.rules}>
      <h3>
        <Icon name="notes" />
        {w.rules}
      </h3>
      <ul>
        <li>{opened.rows === opened.columns ? w.usual(opened.size) : w.oblong(opened.size)}</li>
        {opened.regions.some((region) => region >= 0) && <li>{w.regions}</li>}
        {opened.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {opened.unread.length > 0 && <li class="variant-unread">{w.unread(opened.unread.join(", "))}</li>}
      </ul>
      {opened.words !== "" && <blockquote>{opened.words}</blockquote>}
    </section>
  );
}
