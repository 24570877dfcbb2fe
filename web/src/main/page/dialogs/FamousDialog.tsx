import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import type { Famous } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { ask } from "../game/ask";
import { beginFamous } from "../game/games";
import { words } from "../words";
import { decimal } from "../words/decimal";

/** The puzzles that people know by name. */
export function FamousDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const [puzzles, setPuzzles] = useState<readonly Famous[]>([]);
  useEffect(
    () =>
      void ask(session, "famous").then((famous) =>
        setPuzzles((famous ?? []).toSorted((a, b) => b.er - a.er)),
      ),
    [w],
  );
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
                void beginFamous(session, id, name).then(focusBoard);
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
