import { FILE_FORMS } from "../engine/answers";
import { saveFile } from "../game/files";
import { words } from "../words";
import { Dialog } from "./Dialog";

/** Saves the puzzle and the current grid in a form that other programs read. */
export function SaveDialog({ close }: { readonly close: () => void }) {
  const w = words.value;
  return (
    <Dialog title={w.save} close={close}>
      <div class="choices one">
        {FILE_FORMS.map((form) => (
          <button
            key={form}
            type="button"
            onClick={() => {
              close();
              void saveFile(form);
            }}
          >
            {w.fileForms[form]}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
