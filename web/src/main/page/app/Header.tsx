import { Clock } from "../components/Clock";
import { Icon, Shell } from "../components/Icon";
import { later } from "../components/lazy";
import { isCovered, open } from "../components/open";
import { place } from "../components/route";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { act } from "../game/act";
import { clockShown } from "../settings/settings";
import { words } from "../words";
import { fetchDialogs } from "./offline";

const Dialogs = later(async () => (await fetchDialogs()).Dialogs);

export function Header({ view }: { readonly view: View | undefined }) {
  const session = useSession();
  const w = words.value;
  const running = view?.clock.state === "running";
  const atBoard = place.value === "board";
  return (
    <header>
      <h1>
        <Shell />
        Escargot
      </h1>
      {atBoard && view && clockShown.value && view.stage === "playing" && (
        <div class="time">
          <Clock clock={view.clock} />
          {!view.won && view.clock.state !== "paused" && (running || view.clock.elapsed > 0) && (
            <button
              type="button"
              class="round"
              aria-label={running ? w.pause : w.resume}
              onClick={() => void act(session, running ? "pause" : "resume")}
            >
              <Icon name={running ? "pause" : "go"} />
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        class="wide"
        onClick={() => {
          open.value = "new";
        }}
      >
        <Icon name="plus" />
        <span>{w.newGame}</span>
      </button>
      <button
        type="button"
        class="round"
        aria-label={w.menu}
        onClick={() => {
          open.value = "menu";
        }}
      >
        <Icon name="menu" />
      </button>
      {isCovered.value && <Dialogs view={view} />}
    </header>
  );
}
