import type { View } from "../engine/answers";
import { choice } from "../game/files";
import { clockShown } from "../game/settings";
import { act } from "../state";
import { words } from "../words";
import { AboutDialog } from "./AboutDialog";
import { AllowedDialog } from "./AllowedDialog";
import { ChoiceDialog } from "./ChoiceDialog";
import { Clock } from "./Clock";
import { FamousDialog } from "./FamousDialog";
import { GamesDialog } from "./GamesDialog";
import { Icon, Shell } from "./Icon";
import { KeysDialog } from "./KeysDialog";
import { LessonDialog } from "./LessonDialog";
import { MenuDialog } from "./MenuDialog";
import { NewGameDialog } from "./NewGameDialog";
import { open } from "./open";
import { PrintDialog } from "./PrintDialog";
import { place } from "./place";
import { SaveDialog } from "./SaveDialog";

export function Header({ view }: { readonly view: View | undefined }) {
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
          {!view.won && (
            <button
              type="button"
              class="round"
              aria-label={running ? w.pause : w.resume}
              onClick={() => void act(running ? "pause" : "resume")}
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
      {view && open.value === "menu" && <MenuDialog view={view} close={close} />}
      {open.value === "new" && <NewGameDialog close={close} />}
      {open.value === "games" && <GamesDialog close={close} />}
      {open.value === "save" && <SaveDialog close={close} />}
      {open.value === "keys" && <KeysDialog close={close} />}
      {open.value === "techniques" && <AllowedDialog close={close} />}
      {open.value === "lesson" && <LessonDialog close={close} />}
      {open.value === "famous" && <FamousDialog close={close} />}
      {open.value === "about" && <AboutDialog close={close} />}
      {open.value === "print" && <PrintDialog close={close} />}
      {choice.value.length > 0 && <ChoiceDialog />}
    </header>
  );
}

function close(): void {
  open.value = undefined;
}
