import { useId } from "preact/hooks";
import { Icon } from "../components/Icon";
import { PlaceHead } from "../components/PlaceHead";
import { useSession } from "../components/session";
import { keepFocus } from "../focus/keep-focus";
import { words } from "../words";
import { notice } from "../words/notice";
import { variantWords } from "../words/variant";
import { copyLink } from "./actions";
import { cage } from "./cages";
import { draft, drafts } from "./draft";
import { ruleHere } from "./drawn";
import { playDraft } from "./play-draft";
import { cageSaid } from "./say";
import { puzzle } from "./session";
import {
  draw,
  redoStep,
  SWITCHES,
  setSize,
  setTotal,
  TOOLS,
  takeSolution,
  takeTotals,
  tool,
  turnRule,
  undoStep,
  wipe,
  write,
} from "./setting";
import { symbol } from "./state";
import { SHOWN, type Shown, shown, watchTally } from "./tallying";
import { VariantDrawn, VariantNumbers } from "./VariantDrawn";
import { VariantTallied } from "./VariantTallied";

/** What stands beside the board while a puzzle with rules of its own is set. */
export function VariantSetting() {
  const session = useSession();
  watchTally(session);
  const w = variantWords.value.desk;
  return (
    <div class="side variant-setting">
      <PlaceHead class="variant-head" title={words.value.desk} />
      <div class="notice-line">
        <p role="status" class="notice">
          {notice(session).value}
        </p>
      </div>
      <Steps />
      <Tools />
      <VariantTallied />
      <section class="card variant-choices" aria-label={w.choices}>
        <Switches />
        <Solution />
        <p class="variant-more">
          <button type="button" class="primary" onClick={() => void playDraft(session)}>
            {words.value.play}
          </button>
          <button type="button" onClick={() => void copyLink(session)}>
            {variantWords.value.link}
          </button>
        </p>
      </section>
    </div>
  );
}

function Steps() {
  const session = useSession();
  const w = words.value;
  const { steps, at } = drafts(session).value;
  return (
    <div class="tools" role="toolbar" aria-label={w.tools} onPointerDown={keepFocus}>
      <button type="button" disabled={at === 0} onClick={() => undoStep(session)}>
        <Icon name="undo" />
        <span>{w.undo}</span>
      </button>
      <button type="button" disabled={at === steps.length - 1} onClick={() => redoStep(session)}>
        <Icon name="redo" />
        <span>{w.redo}</span>
      </button>
    </div>
  );
}

/** What a drag draws, the keys, and the total of the cage with the focus. */
function Tools() {
  const session = useSession();
  const w = variantWords.value.desk;
  const size = puzzle(session).value?.size ?? 9;
  const drawing = tool(session).value;
  const isDrawn = drawing !== "digits";
  const here = cage(session).value;
  const rule = ruleHere(session).value;
  return (
    <div class="pad" onPointerDown={keepFocus}>
      <fieldset class="modes variant-tools">
        <legend class="unseen">{words.value.writes}</legend>
        {TOOLS.map((each) => (
          <button
            key={each}
            type="button"
            class="mode"
            aria-pressed={drawing === each}
            onClick={() => {
              tool(session).value = each;
            }}
          >
            {w.tools[each]}
          </button>
        ))}
      </fieldset>
      {drawing === "digits" ? (
        <fieldset class={`digits variant-digits ${size > 9 ? "wide-range" : ""}`} data-mode="digit">
          <legend class="unseen">{words.value.pad}</legend>
          {Array.from({ length: size }, (_, at) => at + 1).map((digit) => (
            <button key={digit} type="button" class="key" onClick={() => write(session, digit)}>
              <b>{symbol(digit)}</b>
            </button>
          ))}
          <button type="button" class="key eraser" onClick={() => wipe(session)}>
            <Icon name="erase" />
            <span>{words.value.erase}</span>
          </button>
        </fieldset>
      ) : (
        <>
          {drawing === "rules" && <VariantDrawn />}
          <p class="variant-more">
            <button type="button" onClick={() => draw(session)}>
              {w.draw[drawing]}
            </button>
            <button type="button" onClick={() => wipe(session)}>
              {words.value.erase}
            </button>
          </p>
        </>
      )}
      {drawing === "cages" && here && <Total key={here.cells.join()} />}
      {drawing === "rules" && rule && <VariantNumbers key={rule.cells.join()} />}
      {isDrawn && <p class="variant-how">{drawing === "rules" ? w.byKeys : w.how}</p>}
    </div>
  );
}

function Total() {
  const session = useSession();
  const id = useId();
  const found = cage(session).value;
  return found ? (
    <p class="variant-numbers" onPointerDown={(event) => event.stopPropagation()}>
      <label for={id}>{cageSaid({ cells: found.cells, total: found.total })}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={325}
        value={found.total ?? ""}
        onChange={(event) => setTotal(session, event.currentTarget.valueAsNumber || 0)}
      />
    </p>
  ) : null;
}

/** The sizes that most puzzles have. */
const SIZES = [4, 5, 6, 7, 8, 9, 10, 12, 16];

function Switches() {
  const session = useSession();
  const w = variantWords.value.desk;
  const id = useId();
  const kinds = puzzle(session).value?.kinds ?? [];
  return (
    <>
      <p class="variant-numbers">
        <label for={id}>{w.size}</label>
        <select
          id={id}
          value={puzzle(session).value?.size}
          onChange={(event) => setSize(session, Number(event.currentTarget.value))}
        >
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {size}×{size}
            </option>
          ))}
        </select>
      </p>
      {SWITCHES.map((each) => (
        <label key={each} class="check">
          <input type="checkbox" checked={kinds.includes(each)} onChange={() => turnRule(session, each)} />
          {w.rules[each]}
        </label>
      ))}
    </>
  );
}

function Solution() {
  const session = useSession();
  const w = variantWords.value.desk;
  const id = useId();
  return (
    <>
      <p class="variant-more">
        <button type="button" onClick={() => void takeSolution(session)}>
          {w.takeSolution}
        </button>
        <button type="button" onClick={() => void takeTotals(session)}>
          {w.takeTotals}
        </button>
      </p>
      <p class="variant-numbers">
        <label for={id}>{w.shown}</label>
        <select
          id={id}
          value={shown(session).value}
          onChange={(event) => {
            shown(session).value = event.currentTarget.value as Shown;
          }}
        >
          {SHOWN.map((each) => (
            <option
              key={each}
              value={each}
              disabled={each === "solution" && draft(session).value.solution === undefined}
            >
              {w.shows[each]}
            </option>
          ))}
        </select>
      </p>
      {shown(session).value === "possible" && <p class="variant-how">{w.ring}</p>}
    </>
  );
}
