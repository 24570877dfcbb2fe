import { Dialog } from "../components/Dialog";
import { Icon } from "../components/Icon";
import { focusBoard } from "../focus/focus";
import { words } from "../words";
import { time } from "../words/time";
import { dropCheckpoint, keepCheckpoint, restore } from "./actions";
import { checkpoints } from "./session";

/** The boards that the player kept, the last one first: to go back to one, or to forget it. */
export function VariantCheckpoints({ close }: { readonly close: () => void }) {
  const w = words.value;
  const kept = checkpoints.value;
  return (
    <Dialog title={w.checkpoints} close={close}>
      <ul class="games">
        {kept
          .map(({ board, elapsed }, number) => (
            <li key={number}>
              <button
                type="button"
                autofocus={number === kept.length - 1}
                onClick={() => {
                  close();
                  restore(number);
                  focusBoard();
                }}
              >
                <span>
                  {w.backToCheckpoint(number + 1)}
                  <small>
                    {time(elapsed)} · {board.digits.filter((digit) => digit > 0).length}/{board.digits.length}
                  </small>
                </span>
              </button>
              <button
                type="button"
                aria-label={w.labeled(w.forget, `${w.checkpoint} ${number + 1}`)}
                title={w.forget}
                onClick={(event) => {
                  // What was pressed goes, and the focus must not go with it.
                  event.currentTarget.closest("dialog")?.querySelector<HTMLElement>(".title button")?.focus();
                  dropCheckpoint(number);
                }}
              >
                <Icon name="delete" />
              </button>
            </li>
          ))
          .reverse()}
      </ul>
      {kept.length === 0 && <p class="about">{w.noCheckpoints}</p>}
      <div class="choices">
        <button type="button" autofocus={kept.length === 0} onClick={keepCheckpoint}>
          {w.keepBoard}
        </button>
      </div>
    </Dialog>
  );
}
