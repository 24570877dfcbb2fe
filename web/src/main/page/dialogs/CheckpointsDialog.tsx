import { Dialog } from "../components/Dialog";
import { Icon } from "../components/Icon";
import { Thumbnail } from "../components/Thumbnail";
import type { Checkpoint, View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { act } from "../game/act";
import { words } from "../words";
import { time } from "../words/time";

/** The boards that the player kept, the last one first: each with a picture, to go back to it or to forget it. */
export function CheckpointsDialog({ view, close }: { readonly view: View; readonly close: () => void }) {
  const w = words.value;
  const last = view.checkpoints.length - 1;
  return (
    <Dialog title={w.checkpoints} close={close}>
      <ul class="games">
        {view.checkpoints
          .map((checkpoint, number) => (
            <Kept
              key={number}
              checkpoint={checkpoint}
              number={number}
              givens={view.givens}
              isFirst={number === last}
              close={close}
            />
          ))
          .reverse()}
      </ul>
      {last < 0 && <p class="about">{w.noCheckpoints}</p>}
      <div class="choices">
        <button type="button" autofocus={last < 0} onClick={() => void act("set-checkpoint")}>
          {w.keepBoard}
        </button>
      </div>
    </Dialog>
  );
}

interface KeptProps {
  readonly checkpoint: Checkpoint;
  readonly number: number;
  readonly givens: string;
  readonly isFirst: boolean;
  readonly close: () => void;
}

function Kept({ checkpoint, number, givens, isFirst, close }: KeptProps) {
  const w = words.value;
  const filled = Array.from(checkpoint.digits).filter((digit) => digit !== ".").length;
  return (
    <li>
      <button
        type="button"
        class="pictured"
        autofocus={isFirst}
        onClick={() => {
          close();
          void act("restore", number).then(focusBoard);
        }}
      >
        <Thumbnail digits={checkpoint.digits} givens={givens} />
        <span>
          {w.backToCheckpoint(number + 1)}
          <small>
            {time(checkpoint.elapsed)} · {w.filled(filled)}
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
          void act("drop-checkpoint", number);
        }}
      >
        <Icon name="delete" />
      </button>
    </li>
  );
}
