import { useSession } from "../components/session";
import type { VariantParts } from "../engine/variant";
import type { Session } from "../session/session";
import { words } from "../words";
import { variantWords } from "../words/variant";
import { draft } from "./draft";
import { short } from "./say";
import { select } from "./select";
import { puzzle } from "./session";
import { digitOf, symbol } from "./state";
import { type Found, found, isTooLong, MOST } from "./tallying";

/** What is known of the puzzle after each change. */
export function VariantTallied() {
  const session = useSession();
  const w = variantWords.value.desk;
  const known = found(session).value;
  const isLate = known?.source !== draft(session).value.source || draft(session).value.pieces !== undefined;
  return (
    <section class="card" aria-label={w.known}>
      <p role="status" class={isLate ? "variant-tally late" : "variant-tally"}>
        {draft(session).value.pieces
          ? w.drawing
          : isTooLong(session).value
            ? w.tooLong
            : known && headline(known)}
      </p>
      {known && !isLate && <Facts known={known} />}
    </section>
  );
}

function headline({ tally }: Found): string {
  const w = variantWords.value.desk;
  return tally.end === "cancelled"
    ? w.tooLong
    : w.solutions(tally.end === "stopped" ? -1 : tally.solutions, MOST);
}

function Facts({ known: { verdict, why } }: { readonly known: Found }) {
  const w = variantWords.value.desk;
  if (why) {
    return <Parts lead={w.why} parts={why} />;
  }
  if (!verdict) {
    return null;
  }
  return (
    <>
      <p>{verdict.level === "" ? w.noLevel : w.level(w.levels[verdict.level], verdict.hardest)}</p>
      {verdict.rules.length + verdict.givens.length === 0 ? (
        <p>{w.minimal}</p>
      ) : (
        <Parts lead={w.needless} parts={verdict} />
      )}
    </>
  );
}

/** More are folded away, so that what is below them is in sight. */
const FEW = 6;

/** Rules and givens, each a button that leads to its cells. */
function Parts({ lead, parts }: { readonly lead: string; readonly parts: VariantParts }) {
  const session = useSession();
  const given = (cell: number) =>
    `${symbol(digitOf(puzzle(session).value?.givens[cell] ?? "."))} ${short(session, cell)}`;
  const all = [
    ...parts.rules.map(({ name, cells }) => ({ name: named(session, name, cells), cells })),
    ...parts.givens.map((cell) => ({ name: given(cell), cells: [cell] })),
  ];
  return all.length === 0 ? (
    <p>{variantWords.value.desk.whyBoard}</p>
  ) : (
    <details open={all.length <= FEW}>
      <summary>{`${lead} ${all.length}`}</summary>
      <ul class="variant-ways" aria-label={lead}>
        {all.map(({ name, cells }) => (
          <li key={name}>
            <button type="button" onClick={() => select(session, cells, cells[0])}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A rule is told apart by its first cell, where it is none of the whole board. */
function named(session: Session, name: string, cells: readonly number[]): string {
  const board = (puzzle(session).value?.rows ?? 9) * (puzzle(session).value?.columns ?? 9);
  const [first] = cells;
  return first === undefined || cells.length === board
    ? name
    : words.value.labeled(name, short(session, first));
}
