import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import { called, copyAs, PROGRAM_FORMS, SITE_FORMS, TEXT_FORMS } from "../game/written";
import { words } from "../words";
import { FormChoice } from "./FormChoice";

/** Copies the puzzle and the current grid in a form that other programs read, or a link to another site. */
export function CopyDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const choice = FormChoice(close, called, (form: Parameters<typeof copyAs>[1]) => copyAs(session, form));
  return (
    <Dialog title={w.copyAs} close={close}>
      <div class="choices one">{TEXT_FORMS.map(choice)}</div>
      <div class="choices">{PROGRAM_FORMS.map(choice)}</div>
      <h3>{w.linkFor}</h3>
      <div class="choices">{SITE_FORMS.map(choice)}</div>
    </Dialog>
  );
}
