import { useId } from "preact/hooks";
import { BackToGame } from "../components/BackToGame";
import { visit } from "../components/route";
import { useSession } from "../components/session";
import { SYMMETRIES, type Symmetry } from "../engine/door";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { met } from "../focus/hovered";
import { act } from "../game/act";
import { puzzleOf } from "../game/solutions";
import { playEntered } from "../game/solutions-aware";
import { brought } from "../game/variants";
import { Sentence } from "../hint/Sentence";
import type { Session } from "../session/session";
import { words } from "../words";
import { deskWords } from "../words/desk";
import { short } from "../words/naming";
import {
  counted,
  isTooLong,
  type Known,
  known,
  MOST,
  possibleShown,
  tree,
  wantedSymmetry,
  watchDesk,
} from "./tally";
import { type Row, rowsOf } from "./tree";
import "../styles/desk.css";

/** What the setter of a puzzle wants to know after every clue. */
export function DeskTally({ view }: { readonly view: View }) {
  const session = useSession();
  watchDesk(session);
  const w = deskWords.value;
  const found = known(session).value;
  return (
    <section class="card desk" aria-label={words.value.desk}>
      <h2>
        <span>{words.value.desk}</span>
        <button
          type="button"
          class="primary"
          disabled={view.filled === 0}
          onClick={() => void playEntered(session).then(focusBoard)}
        >
          {words.value.play}
        </button>
        <BackToGame />
      </h2>
      <p role="status" class={found?.puzzle === puzzleOf(view) ? "tally" : "tally late"}>
        {isTooLong(session).value ? w.tooLong : found && headline(found)}
      </p>
      {found && <Facts found={found} />}
      <Lens view={view} />
    </section>
  );
}

/** What the setter chooses, and the ways back. */
export function DeskChoices() {
  const session = useSession();
  watchDesk(session);
  return (
    <section class="card desk" aria-label={deskWords.value.choices}>
      <Choices />
      <Ways />
    </section>
  );
}

const cluesOf = (puzzle: string) => puzzle.replaceAll(".", "").length;

/** Such as `23 clues, 148 solutions`. */
function headline({ puzzle, tally }: Known): string {
  const w = deskWords.value;
  return `${w.clues(cluesOf(puzzle))}, ${w.solutions(tally.whole ? tally.solutions : -1, MOST)}`;
}

/** Whether a clue could go, and which symmetry there is. */
function Facts({ found: { puzzle, tally, spare } }: { readonly found: Known }) {
  const w = deskWords.value;
  const { symmetries } = words.value.ways;
  return (
    <>
      {spare?.length === 0 && <p>{w.minimal}</p>}
      {spare && spare.length > 0 && (
        <p>
          <Sentence
            runs={[
              { text: `${w.spare(spare.length)} ` },
              ...spare.flatMap((cell, place) => [
                { text: place > 0 ? ", " : "" },
                { text: short(cell), cells: [cell] },
              ]),
              { text: "." },
            ]}
          />
        </p>
      )}
      {tally.symmetries.length > 0 && cluesOf(puzzle) > 1 && (
        <p>{words.value.labeled(w.symmetry, tally.symmetries.map((each) => symmetries[each]).join(", "))}</p>
      )}
    </>
  );
}

/** What can stand in the cell that is looked at, and in how many solutions. */
function Lens({ view }: { readonly view: View }) {
  const session = useSession();
  const w = deskWords.value;
  const cell = met(session).value >= 0 ? met(session).value : view.focus;
  const found = known(session).value;
  const counts = found?.tally.counts.slice(cell * 9, cell * 9 + 9) ?? [];
  const said = counts.flatMap((count, place) => (count > 0 ? [w.inSolutions(place + 1, count)] : []));
  const isEmpty = found?.puzzle[cell] === ".";
  return (
    <p class="lens" aria-hidden="true">
      {isEmpty && said.length > 0 ? words.value.labeled(short(cell), said.join(", ")) : "\u00a0"}
    </p>
  );
}

function Choices() {
  const session = useSession();
  const w = deskWords.value;
  const id = useId();
  return (
    <>
      <p class="desk-symmetry">
        <label for={id}>{w.keep}</label>
        <select
          id={id}
          value={wantedSymmetry.value}
          onChange={(event) => {
            wantedSymmetry.value = event.currentTarget.value as Symmetry;
          }}
        >
          {SYMMETRIES.map((symmetry) => (
            <option key={symmetry} value={symmetry}>
              {words.value.ways.symmetries[symmetry]}
            </option>
          ))}
        </select>
      </p>
      <label class="check">
        <input
          type="checkbox"
          checked={possibleShown.value}
          onChange={(event) => {
            possibleShown.value = event.currentTarget.checked;
          }}
        />
        {w.showPossible}
      </label>
      <p class="desk-symmetry">
        <button
          type="button"
          onClick={() => {
            const puzzle = known(session).value?.puzzle;
            brought(session).value = { setting: puzzle && cluesOf(puzzle) > 0 ? puzzle : undefined };
            visit("variant");
          }}
        >
          {w.otherRules}
        </button>
      </p>
    </>
  );
}

/** The ways that were tried, once there are two. */
function Ways() {
  const session = useSession();
  const w = deskWords.value;
  const grown = tree(session).value;
  const rows = grown ? rowsOf(grown) : [];
  return rows.filter(({ isEnd }) => isEnd).length < 2 ? null : (
    <section class="ways" aria-label={w.ways}>
      <h3>{w.ways}</h3>
      <ol>
        {rows.map((row) => (
          <li key={row.number} style={{ "--lane": row.lane }}>
            <button
              type="button"
              aria-current={row.isPresent ? "step" : undefined}
              onClick={() => void act(session, "revisit", row.number).then(focusBoard)}
            >
              {told(session, row)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Such as `24 clues, 3 solutions`. */
function told(session: Session, { puzzle }: Row): string {
  const w = deskWords.value;
  const solutions = counted(session).value.get(puzzle);
  const clues = w.clues(cluesOf(puzzle));
  return solutions === undefined ? clues : `${clues}, ${w.solutions(solutions, MOST)}`;
}
