import type { ComponentChildren } from "preact";
import { words } from "../words";
import { time } from "../words/time";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";

/** A board that the player kept. */
export interface KeptBoard {
  readonly picture?: ComponentChildren;
  /** The time played by then, in milliseconds. */
  readonly elapsed: number;
  /** How much of it is filled, in words. */
  readonly filled: string;
}

interface Props {
  /** The first one first. */
  readonly boards: readonly KeptBoard[];
  readonly keep: () => void;
  readonly restore: (number: number) => void;
  readonly drop: (number: number) => void;
  readonly close: () => void;
}

/** The boards that the player kept, the last one first: to go back to one, or to forget it. */
export function CheckpointList({ boards, keep, restore, drop, close }: Props) {
  const w = words.value;
  const last = boards.length - 1;
  return (
    <Dialog title={w.checkpoints} close={close}>
      <ul class="games">
        {boards
          .map((board, number) => (
            <li key={number}>
              <button
                type="button"
                class={board.picture ? "pictured" : undefined}
                autofocus={number === last}
                onClick={() => {
                  close();
                  restore(number);
                }}
              >
                {board.picture}
                <span>
                  {w.backToCheckpoint(number + 1)}
                  <small>
                    {time(board.elapsed)} · {board.filled}
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
                  drop(number);
                }}
              >
                <Icon name="delete" />
              </button>
            </li>
          ))
          .reverse()}
      </ul>
      {last < 0 && <p class="about">{w.noCheckpoints}</p>}
      <div class="choices">
        <button type="button" autofocus={last < 0} onClick={keep}>
          {w.keepBoard}
        </button>
      </div>
    </Dialog>
  );
}
