import { useEffect, useId, useState } from "preact/hooks";
import { useSession } from "../components/session";
import type { Session } from "../session/session";
import { words } from "../words";
import { variantWords } from "../words/variant";
import { asked } from "./ask";
import type { Cage } from "./cages";
import { puzzle } from "./session";
import { bit, members, symbol } from "./state";

/** What a player wants of a digit. */
type Wanted = "any" | "with" | "without";

const NEXT: Readonly<Record<Wanted, Wanted>> = { any: "with", with: "without", without: "any" };

/** The combinations of any cage, with digits that it must or must not have. */
export function VariantCalculator({ cage }: { readonly cage: Cage | undefined }) {
  const session = useSession();
  const w = variantWords.value.cages;
  const size = puzzle(session).value?.size ?? 9;
  const [count, setCount] = useState(cage?.cells.length ?? 2);
  const [total, setTotal] = useState(cage?.total ?? 10);
  const [wanted, setWanted] = useState<Readonly<Record<number, Wanted>>>({});
  const found = useCombinations(session, count, total);
  const set = (wish: Wanted) =>
    Object.entries(wanted).reduce(
      (bits, [digit, each]) => (each === wish ? bits | bit(Number(digit)) : bits),
      0,
    );
  const fits = found.filter((each) => (each & set("with")) === set("with") && (each & set("without")) === 0);
  return (
    <details class="variant-calculator">
      <summary>{w.calculator}</summary>
      <p class="variant-numbers">
        <NumberField name={w.cells} value={count} most={size} change={setCount} />
        <NumberField name={w.total} value={total} most={(size * (size + 1)) / 2} change={setTotal} />
      </p>
      <fieldset class="variant-wanted">
        <legend>{w.wanted}</legend>
        {Array.from({ length: size }, (_, at) => at + 1).map((digit) => (
          <WantedDigit
            key={digit}
            digit={digit}
            wanted={wanted[digit] ?? "any"}
            change={(next) => setWanted({ ...wanted, [digit]: next })}
          />
        ))}
      </fieldset>
      <p role="status">
        {words.value.labeled(
          w.found(fits.length),
          fits.map((each) => members(each).map(symbol).join("")).join(", "),
        )}
      </p>
    </details>
  );
}

/** The sets of so many digits with that sum. */
function useCombinations(session: Session, count: number, total: number): readonly number[] {
  const source = puzzle(session).value?.source ?? "";
  const [found, setFound] = useState<readonly number[]>([]);
  useEffect(() => {
    let isWanted = true;
    void asked(session, "combinations", source, count, total).then(
      (sets) => isWanted && setFound(sets ?? []),
    );
    return () => {
      isWanted = false;
    };
  }, [source, count, total]);
  return found;
}

interface Field {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly change: (value: number) => void;
}

function NumberField({ name, value, most, change }: Field) {
  const id = useId();
  return (
    <span>
      <label for={id}>{name}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={value}
        onInput={(event) => {
          const next = event.currentTarget.valueAsNumber;
          if (Number.isInteger(next) && next >= 1 && next <= most) {
            change(next);
          }
        }}
      />
    </span>
  );
}

interface WantedProps {
  readonly digit: number;
  readonly wanted: Wanted;
  readonly change: (next: Wanted) => void;
}

/** Each press goes on: any, with it, without it. */
function WantedDigit({ digit, wanted, change }: WantedProps) {
  const w = variantWords.value.cages;
  return (
    <button
      type="button"
      class={`wanted-${wanted}`}
      aria-label={words.value.labeled(symbol(digit), w[wanted])}
      onClick={() => change(NEXT[wanted])}
    >
      {symbol(digit)}
    </button>
  );
}
