import { Dialog } from "../components/Dialog";
import { copyLinkTo, nameOf, PROGRAM_FORMS, SITE_FORMS, SITES, saveFile, TEXT_FORMS } from "../game/files";
import { words } from "../words";

/** Saves the puzzle and the current grid in a form that other programs read, or copies a link to another site. */
export function SaveDialog({ close }: { readonly close: () => void }) {
  const w = words.value;
  const choice = (name: string, choose: () => Promise<void>) => (
    <button
      key={name}
      type="button"
      onClick={() => {
        close();
        void choose();
      }}
    >
      {name}
    </button>
  );
  return (
    <Dialog title={w.save} close={close}>
      <div class="choices one">{TEXT_FORMS.map((form) => choice(nameOf(form), () => saveFile(form)))}</div>
      <div class="choices">{PROGRAM_FORMS.map((form) => choice(nameOf(form), () => saveFile(form)))}</div>
      <h3>{w.linkFor}</h3>
      <div class="choices">{SITE_FORMS.map((form) => choice(SITES[form], () => copyLinkTo(form)))}</div>
    </Dialog>
  );
}
