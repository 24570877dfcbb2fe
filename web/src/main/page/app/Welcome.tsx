import { open } from "../components/open";
import { visit } from "../components/route";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { first } from "../game/first";
import { words } from "../words";

/** After so many deeds the first puzzle is played. */
const MOST_DEEDS = 10;

/** What there is beside the puzzle that a first visit finds on the board; gone once that is played. */
export function Welcome({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  if (view.givens !== first(session).value || view.undoable >= MOST_DEEDS) {
    return null;
  }
  return (
    <section class="card welcome" aria-label={w.welcome}>
      <p>{w.welcome}</p>
      <div class="actions">
        <button
          type="button"
          onClick={() => {
            open.value = "new";
          }}
        >
          {w.ways.other}
        </button>
        <button
          type="button"
          onClick={() => {
            open.value = "daily";
          }}
        >
          {w.daily.title}
        </button>
        <button type="button" onClick={() => visit("course")}>
          {w.learn}
        </button>
      </div>
    </section>
  );
}
