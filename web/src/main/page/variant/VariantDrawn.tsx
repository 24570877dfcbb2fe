import { useId } from "preact/hooks";
import { useSession } from "../components/session";
import { words } from "../words";
import { variantWords } from "../words/variant";
import { chosen, kind, kinds, ruleHere } from "./drawn";
import { short } from "./say";
import { setNumbers } from "./setting";

/** Which kind of rules a stroke draws, what it asks, and how it is drawn. */
export function VariantDrawn() {
  const session = useSession();
  const w = variantWords.value.desk;
  const id = useId();
  const drawing = kind(session).value;
  return (
    <>
      <p class="variant-numbers" onPointerDown={(event) => event.stopPropagation()}>
        <label for={id}>{w.kind}</label>
        <select
          id={id}
          value={chosen(session).value}
          onChange={(event) => {
            chosen(session).value = event.currentTarget.value;
          }}
        >
          {kinds(session).value.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </p>
      {drawing && (
        <p class="variant-how">
          {drawing.rule} {w.hows[drawing.form]} {drawing.figures !== "none" && w.figures}
        </p>
      )}
    </>
  );
}

/** What is written of the rule with the focus. */
export function VariantNumbers() {
  const session = useSession();
  const id = useId();
  const rule = ruleHere(session).value;
  const drawing = kind(session).value;
  if (!rule || !drawing || drawing.figures === "none") {
    return null;
  }
  const isNumber = drawing.figures === "number";
  const [first = 0, last = first] = [rule.cells[0], rule.cells.at(-1)];
  const written = (text: string) =>
    isNumber ? [Number(text) || 0] : [...text].map(Number).filter((digit) => digit > 0);
  return (
    <p class="variant-numbers" onPointerDown={(event) => event.stopPropagation()}>
      <label for={id}>
        {words.value.labeled(drawing.name, `${short(session, first)}–${short(session, last)}`)}
      </label>
      <input
        id={id}
        type="number"
        min={0}
        max={isNumber ? 325 : 9999}
        value={rule.numbers.join("")}
        onChange={(event) => setNumbers(session, written(event.currentTarget.value))}
      />
    </p>
  );
}
