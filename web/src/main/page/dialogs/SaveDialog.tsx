import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import { nameOf, PROGRAM_FORMS, saveFile, TEXT_FORMS } from "../game/written";
import { words } from "../words";
import { FormChoice } from "./FormChoice";

/** Saves the puzzle and the current grid in a form that other programs read. */
export function SaveDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const choice = FormChoice(close, nameOf, (form) => saveFile(session, form));
  return (
    <Dialog title={words.value.save} close={close}>
      <div class="choices one">{TEXT_FORMS.map(choice)}</div>
      <div class="choices">{PROGRAM_FORMS.map(choice)}</div>
    </Dialog>
  );
}
