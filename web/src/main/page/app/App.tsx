import { allowed, destinations } from "../board/aids";
import { Board } from "../board/Board";
import { Pad } from "../board/Pad";
import { pressedBeside } from "../board/pointer";
import { Several } from "../board/Several";
import { CELLS } from "../cells/houses";
import { Icon } from "../components/Icon";
import { later } from "../components/lazy";
import { isCovered } from "../components/open";
import { place } from "../components/route";
import { useSession } from "../components/session";
import { Working } from "../components/Working";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { met } from "../focus/hovered";
import { act } from "../game/act";
import { hint } from "../game/hint";
import { unkept } from "../game/keeping";
import { silent } from "../game/patience";
import { sheets } from "../game/printing";
import { unsolvable } from "../game/solutions-aware";
import { view } from "../game/view";
import { HintPanel } from "../hint/HintPanel";
import { Links } from "../hint/Links";
import { embedded } from "../settings/embedded";
import { atDesk, developer, projector } from "../settings/settings";
import { words } from "../words";
import { numbers } from "../words/cells";
import { grouped } from "../words/decimal";
import { short } from "../words/naming";
import { headline, notice } from "../words/notice";
import { DeveloperTools } from "./DeveloperTools";
import { Correcting, Entering } from "./Entering";
import { Header } from "./Header";
import { fetchVictory } from "./offline";
import { Practice, Task } from "./Practice";
import { Rating } from "./Rating";
import { Tools } from "./Tools";
import { Welcome } from "./Welcome";

const Watch = later(async () => (await import("../watch/WatchView")).WatchView);

const PathPlace = later(async () => (await import("../path/PathView")).PathView);

const Course = later(async () => (await import("../course/CourseView")).CourseView);

const DeskTally = later(async () => (await import("../desk/DeskCard")).DeskTally);

const DeskChoices = later(async () => (await import("../desk/DeskCard")).DeskChoices);

const Learn = later(async () => (await import("../learn/LearnView")).LearnView);

const Lines = later(async () => (await import("../lines/LinesView")).LinesView);

const Replay = later(async () => (await import("../replay/ReplayView")).ReplayView);

const PrintSheets = later(async () => (await import("./PrintSheets")).PrintSheets);

const Victory = later(async () => (await fetchVictory()).Victory);

const Solved = later(async () => (await import("./Solved")).Solved);

const VariantTasks = later(async () => (await import("../course/TaskCard")).VariantTasks);

const VariantPlace = later(async () => (await import("../variant/VariantView")).VariantView);

/** The whole page. Its frame stands before the engine has answered, so that nothing moves when it does. */
export function App() {
  const session = useSession();
  const shown = view(session).value;
  const w = words.value;
  return (
    <>
      {!embedded && (
        <a class="skip" href="#play">
          {w.skip}
        </a>
      )}
      {!embedded && (projector.value ? <LeaveProjector /> : <Header view={shown} />)}
      {shown && place.value === "watch" ? (
        <Watch view={shown} />
      ) : shown && place.value === "path" ? (
        <PathPlace view={shown} />
      ) : shown && place.value === "course" ? (
        <Course />
      ) : shown && place.value === "learn" ? (
        <Learn />
      ) : shown && place.value === "lines" ? (
        <Lines view={shown} />
      ) : shown && place.value === "replay" ? (
        <Replay />
      ) : place.value === "variant" ? (
        <VariantPlace task={<VariantTasks />} />
      ) : (
        <Table view={shown} />
      )}
      {sheets.value && <PrintSheets printed={sheets.value} />}
    </>
  );
}

/** The board and what helps to play on it. */
function Table({ view: shown }: { readonly view: View | undefined }) {
  const session = useSession();
  const w = words.value;
  const paused = shown?.clock.state === "paused";
  return (
    <main id="play" class="table" onPointerDown={(event) => shown && pressedBeside(session, event, shown)}>
      {embedded && <h1 class="unseen">{w.board}</h1>}
      <div class="stage">
        {shown && <Task view={shown} />}
        {shown && !paused ? (
          <div class="layers">
            <Board view={shown} />
            <Links />
          </div>
        ) : (
          <Curtain paused={paused} />
        )}
        <p id="board-help" class="unseen">
          {w.boardHelp}
        </p>
      </div>
      <div class="side" data-hinting={hint(session).value !== undefined}>
        {silent.value ? (
          <p class="banner">{w.storageSilent}</p>
        ) : (
          unkept(session).value && <p class="banner">{w.keepsNothing}</p>
        )}
        <div class="notice-line">
          <p
            role={isCovered.value ? undefined : "status"}
            class={shown?.won && notice(session).value === headline(session).value ? "notice won" : "notice"}
          >
            {notice(session).value}
          </p>
          {shown && <Several />}
        </div>
        <Working />
        {shown && <Ended view={shown} />}
        {shown?.stage === "entering" &&
          (atDesk.value ? <DeskTally view={shown} /> : <Entering view={shown} />)}
        {shown?.stage === "playing" && unsolvable(session).value === shown.givens && <Correcting />}
        {shown && <Practice view={shown} />}
        {shown && (
          <>
            <Tools view={shown} />
            <Pad view={shown} />
            <HintPanel />
            {shown.stage === "entering" && atDesk.value && <DeskChoices />}
            <Lenses />
            <About view={shown} />
          </>
        )}
      </div>
    </main>
  );
}

/** What may go where the pointer is, and where the digit under it may go. */
function Lenses() {
  const session = useSession();
  const bits = allowed(session).value;
  const { said } = destinations(session).value;
  return (
    <>
      {bits !== 0 && (
        <p class="lens" aria-hidden="true">
          {words.value.labeled(short(met(session).value), numbers(bits).join(" "))}
        </p>
      )}
      {said && <p class="lens">{grouped(said)}</p>}
    </>
  );
}

/** What comes after a board that the player has filled, or the program. */
function Ended({ view: shown }: { readonly view: View }) {
  const isSolved = shown.stage === "playing" && shown.filled === CELLS.length && shown.solved.length > 0;
  return shown.won ? <Victory view={shown} /> : isSolved ? <Solved view={shown} /> : null;
}

/** What there is to know of the puzzle. */
function About({ view: shown }: { readonly view: View }) {
  return (
    <>
      <Gauge filled={shown.filled} />
      {!embedded && (
        <>
          <Rating view={shown} />
          <Welcome view={shown} />
          {developer.value && <DeveloperTools view={shown} />}
        </>
      )}
    </>
  );
}

/** What stands in place of the board while the player rests, or the engine loads. */
function Curtain({ paused }: { readonly paused: boolean }) {
  const session = useSession();
  return (
    <div class="board curtain">
      {paused ? (
        <button
          type="button"
          class="primary resume"
          onClick={() => void act(session, "resume").then(focusBoard)}
        >
          <Icon name="go" />
          {words.value.resume}
        </button>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

/** The grid while the engine loads. */
function Skeleton() {
  return (
    <div class="skeleton" aria-hidden="true">
      {CELLS.map((cell) => (
        <i key={cell} />
      ))}
    </div>
  );
}

/** All that is left around the board: the way back. */
function LeaveProjector() {
  return (
    <header class="leave">
      <h1 class="unseen">Escargot</h1>
      <button
        type="button"
        class="round"
        aria-label={words.value.projector.leave}
        onClick={() => {
          projector.value = false;
        }}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

function Gauge({ filled }: { readonly filled: number }) {
  return (
    <div
      class="gauge"
      role="progressbar"
      aria-label={words.value.filled(filled)}
      aria-valuenow={filled}
      aria-valuemax={81}
    >
      <i style={{ width: `${(filled / 81) * 100}%` }} />
    </div>
  );
}
