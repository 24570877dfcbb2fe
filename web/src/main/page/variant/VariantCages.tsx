import { useSession } from "../components/session";
import { keepFocus } from "../focus/keep-focus";
import { variantWords } from "../words/variant";
import {
  type Cage,
  type Combination,
  cage,
  cages,
  isWished,
  knownOf,
  setWish,
  strike,
  type Wish,
} from "./cages";
import { cageSaid, leftSaid, selectionSaid } from "./say";
import { hand } from "./session";
import { members, symbol } from "./state";
import { VariantCalculator } from "./VariantCalculator";

/** What helps with cages, for who opens it: combinations, sums, a calculator. */
export function VariantCages() {
  const session = useSession();
  const w = variantWords.value.cages;
  return cages(session).value.length === 0 ? null : (
    <details
      class="card variant-cages"
      open={isWished("tools")}
      onToggle={(event) => setWish("tools", event.currentTarget.open)}
    >
      <summary>{w.title}</summary>
      {isWished("tools") && <Tools />}
    </details>
  );
}

function Tools() {
  const session = useSession();
  const w = variantWords.value.cages;
  const found = cage(session).value;
  return (
    <>
      {found ? <Combinations cage={found} /> : <p>{w.none}</p>}
      {hand(session).value.selected.length > 1 && <p class="variant-sum">{selectionSaid(session)}</p>}
      <Choice wish="tints" name={w.tints} />
      <Choice wish="marks" name={w.marks} />
      <Choice wish="after" name={w.after} />
      <VariantCalculator key={found?.cells.join()} cage={found} />
    </>
  );
}

function Choice({ wish, name }: { readonly wish: Wish; readonly name: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isWished(wish)}
        onChange={(event) => setWish(wish, event.currentTarget.checked)}
      />
      {name}
    </label>
  );
}

/** The cage, what is left of it, and its combinations, which the player can strike out. */
function Combinations({ cage: shown }: { readonly cage: Cage }) {
  const session = useSession();
  const w = variantWords.value.cages;
  const all = knownOf(session, shown);
  return (
    <>
      <p class="variant-cage">{[cageSaid(shown), ...leftSaid(session, shown)].join(", ")}</p>
      {all.length > 0 && (
        <ul class="variant-ways" aria-label={w.combinations} onPointerDown={keepFocus}>
          {all.map((each) => (
            <li key={each.digits}>
              <Way cage={shown} way={each} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Way({ cage: of, way }: { readonly cage: Cage; readonly way: Combination }) {
  const session = useSession();
  const w = variantWords.value.cages;
  const digits = members(way.digits).map(symbol).join(" ");
  const name = [digits, ...(way.isStruck ? [w.struck] : []), ...(way.isOpen ? [] : [w.gone])].join(", ");
  return (
    <button
      type="button"
      class={`${way.isStruck ? "struck" : ""} ${way.isOpen ? "" : "gone"}`}
      aria-pressed={way.isStruck}
      aria-label={name}
      onClick={() => strike(session, of, way.digits)}
    >
      {digits}
    </button>
  );
}
