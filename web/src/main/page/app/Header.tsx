import { Clock } from "../components/Clock";
import { Icon, Shell } from "../components/Icon";
import { later } from "../components/lazy";
import { open } from "../components/open";
import { place } from "../components/route";
import { AboutDialog } from "../dialogs/AboutDialog";
import { AllowedDialog } from "../dialogs/AllowedDialog";
import { ChoiceDialog } from "../dialogs/ChoiceDialog";
import { FamousDialog } from "../dialogs/FamousDialog";
import { GamesDialog } from "../dialogs/GamesDialog";
import { KeysDialog } from "../dialogs/KeysDialog";
import { LessonDialog } from "../dialogs/LessonDialog";
import { MenuDialog } from "../dialogs/MenuDialog";
import { NewGameDialog } from "../dialogs/NewGameDialog";
import { PrintDialog } from "../dialogs/PrintDialog";
import { SaveDialog } from "../dialogs/SaveDialog";
import type { View } from "../engine/view";
import { act } from "../game/act";
import { choice, photo } from "../game/files";
import { clockShown } from "../settings/settings";
import { words } from "../words";

const Daily = later(async () => (await import("../dialogs/DailyDialog")).DailyDialog);
const Checkpoints = later(async () => (await import("../dialogs/CheckpointsDialog")).CheckpointsDialog);
const Copy = later(async () => (await import("../dialogs/CopyDialog")).CopyDialog);
const Photo = later(async () => (await import("../photo/PhotoDialog")).PhotoDialog);

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
          {!view.won && view.clock.state !== "paused" && (
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
      <Dialogs view={view} />
    </header>
  );
}

/** The dialog that is open. */
function Dialogs({ view }: { readonly view: View | undefined }) {
  return (
    <>
      {view && open.value === "menu" && <MenuDialog view={view} close={close} />}
      {open.value === "daily" && <Daily close={close} />}
      {open.value === "new" && <NewGameDialog close={close} />}
      {open.value === "games" && <GamesDialog close={close} />}
      {open.value === "checkpoints" && view && <Checkpoints view={view} close={close} />}
      {open.value === "save" && <SaveDialog close={close} />}
      {open.value === "copy" && <Copy close={close} />}
      {open.value === "keys" && <KeysDialog close={close} />}
      {open.value === "techniques" && <AllowedDialog close={close} />}
      {open.value === "lesson" && <LessonDialog close={close} />}
      {open.value === "famous" && <FamousDialog close={close} />}
      {open.value === "about" && <AboutDialog close={close} />}
      {open.value === "print" && <PrintDialog close={close} />}
      {choice.value.length > 0 && <ChoiceDialog />}
      {photo.value && <Photo file={photo.value} />}
    </>
  );
}

function close(): void {
  open.value = undefined;
}
