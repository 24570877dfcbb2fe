import { useEffect, useState } from "preact/hooks";
import { focusBoard } from "../board/focus";
import type { Famous } from "../engine/answers";
import { beginFamous } from "../game/games";
import { ask } from "../state";
import { words } from "../words";
import { decimal } from "../words/decimal";
import { Dialog } from "./Dialog";

/** The puzzles that people know by name. */
export function FamousDialog({ close }: { readonly close: () => void }) {
  const w = words.value;
  const [puzzles, setPuzzles] = useState<readonly Famous[]>([]);
  useEffect(() => void ask("famous").then((famous) => setPuzzles(famous ?? [])), [w]);
  return (
    <Dialog title={w.famous.title} close={close}>
      <p>{w.famous.about}</p>
      <ul class="famous">
        {puzzles.map(({ id, name, origin, er }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                close();
                void beginFamous(id).then(focusBoard);
              }}
            >
              <b>{name}</b> <span>{origin}</span> <small>{w.path.er(decimal(er / 10))}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
