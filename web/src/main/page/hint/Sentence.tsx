import type { Run } from "../engine/answers";
import { act, named } from "../state";

/** A sentence whose pieces light what they name. */
export function Sentence({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <>
      {runs.map((run, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a sentence have no other name.
        <Piece key={place} run={run} />
      ))}
    </>
  );
}

/** A piece that names cells lights them while it has the pointer or the focus; a press goes there. */
function Piece({ run }: { readonly run: Run }) {
  const cells = run.cells;
  if (!cells || cells.length === 0) {
    return <>{run.text}</>;
  }
  const light = () => {
    named.value = cells;
  };
  const dark = () => {
    named.value = [];
  };
  return (
    <button
      type="button"
      class="cells"
      onPointerEnter={light}
      onPointerLeave={dark}
      onFocus={light}
      onBlur={dark}
      onClick={() => void act("press", cells[0])}
    >
      {run.text}
    </button>
  );
}
