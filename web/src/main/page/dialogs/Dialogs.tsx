import { later } from "../components/lazy";
import { open } from "../components/open";
import { place } from "../components/route";
import type { View } from "../engine/view";
import { choice, photo } from "../game/choice";
import { AboutDialog } from "./AboutDialog";
import { AllowedDialog } from "./AllowedDialog";
import { ChoiceDialog } from "./ChoiceDialog";
import { FamousDialog } from "./FamousDialog";
import { GamesDialog } from "./GamesDialog";
import { KeysDialog } from "./KeysDialog";
import { LessonDialog } from "./LessonDialog";
import { MenuDialog } from "./MenuDialog";
import { NewGameDialog } from "./NewGameDialog";
import { PrintDialog } from "./PrintDialog";
import { SaveDialog } from "./SaveDialog";

const Daily = later(async () => (await import("./DailyDialog")).DailyDialog);
const Checkpoints = later(async () => (await import("./CheckpointsDialog")).CheckpointsDialog);
const Copy = later(async () => (await import("./CopyDialog")).CopyDialog);
const Statistics = later(async () => (await import("./StatisticsDialog")).StatisticsDialog);
const Notes = later(async () => (await import("./NotesDialog")).NotesDialog);
const VariantCheckpoints = later(
  async () => (await import("../variant/VariantCheckpoints")).VariantCheckpoints,
);
const Photo = later(async () => (await import("../photo/PhotoDialog")).PhotoDialog);

/** The dialog that is open. */
export function Dialogs({ view }: { readonly view: View | undefined }) {
  return (
    <>
      {view && open.value === "menu" && <MenuDialog view={view} close={close} />}
      {view && open.value === "notes" && <Notes view={view} close={close} />}
      {open.value === "daily" && <Daily close={close} />}
      {open.value === "new" && <NewGameDialog close={close} />}
      {open.value === "games" && <GamesDialog close={close} />}
      {open.value === "statistics" && <Statistics close={close} />}
      {open.value === "checkpoints" && place.value === "variant" && <VariantCheckpoints close={close} />}
      {open.value === "checkpoints" && place.value !== "variant" && view && (
        <Checkpoints view={view} close={close} />
      )}
      {open.value === "save" && <SaveDialog close={close} />}
      {open.value === "copy" && <Copy close={close} />}
      {open.value === "keys" && <KeysDialog close={close} />}
      {open.value === "techniques" && <AllowedDialog close={close} />}
      {open.value === "lesson" && <LessonDialog close={close} />}
      {open.value === "famous" && <FamousDialog close={close} />}
      {open.value === "about" && <AboutDialog close={close} />}
      {open.value === "print" && <PrintDialog close={close} />}
      {choice.value && <ChoiceDialog choice={choice.value} />}
      {photo.value && <Photo file={photo.value} />}
    </>
  );
}

function close(): void {
  open.value = undefined;
}
