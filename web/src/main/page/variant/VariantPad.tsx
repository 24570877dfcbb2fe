import { Sample } from "../board/Pad";
import { Several } from "../board/Several";
import { shake } from "../board/shake";
import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import type { Variant } from "../engine/variant";
import { keepFocus } from "../focus/keep-focus";
import { words } from "../words";
import { erase, left, setMode, takeDye, type, VARIANT_MODES } from "./actions";
import { hand, history } from "./session";
import { symbol } from "./state";

/** The digits, how often each is left, and what they write. */
export function VariantPad({ puzzle }: { readonly puzzle: Variant }) {
  const session = useSession();
  const w = words.value;
  const { mode } = hand(session).value;
  const { size } = puzzle;
  // Where rows are shorter than there are digits, it is not known how often each stands.
  const isCounted = mode !== "color" && puzzle.rows === size && puzzle.columns === size;
  const counts = isCounted ? left(session, history(session).value?.board.digits ?? []) : [];
  const keys = mode === "color" ? 9 : size;
  return (
    <div class="pad" onPointerDown={keepFocus}>
      <fieldset class="modes">
        <legend class="unseen">{w.writes}</legend>
        {VARIANT_MODES.map((each) => (
          <button
            key={each}
            type="button"
            class={`mode mode-${each}`}
            aria-pressed={mode === each}
            onClick={() => setMode(session, each)}
          >
            {each === "candidate-color" ? <Sample name={w.modes[each]} /> : w.modes[each]}
          </button>
        ))}
      </fieldset>
      <fieldset class={`digits variant-digits ${keys > 9 ? "wide-range" : ""}`} data-mode={mode}>
        <legend class="unseen">{w.pad}</legend>
        {Array.from({ length: keys }, (_, at) => at + 1).map((digit) => (
          <Key key={digit} digit={digit} isColor={mode === "color"} left={counts[digit - 1]} />
        ))}
        <button type="button" class="key eraser" onClick={() => erase(session)}>
          <Icon name="erase" />
          <span>{w.erase}</span>
        </button>
      </fieldset>
      {mode === "candidate-color" && <Dyes />}
      <Several />
    </div>
  );
}

const DYE_NUMBERS = [1, 2, 3, 4];

/** The colors that marks can have, each with the shape that it draws around a digit. */
function Dyes() {
  const session = useSession();
  const w = words.value;
  return (
    <fieldset class="dyes">
      <legend class="unseen">{w.modes["candidate-color"]}</legend>
      {DYE_NUMBERS.map((color) => (
        <button
          key={color}
          type="button"
          aria-pressed={hand(session).value.dye === color}
          aria-label={w.candidateColors[color - 1]}
          onClick={() => takeDye(session, color)}
        >
          {/* A digit that is no text: it stands for any. */}
          <b class={`dyed dye-${color}`} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}

/** What stands for each color without its hue. */
const LETTERS = "abcdefghi";

interface KeyProps {
  readonly digit: number;
  /** Whether it stands for a color. */
  readonly isColor: boolean;
  /** How often it is still to be placed, where that is known. */
  readonly left: number | undefined;
}

function Key({ digit, isColor, left: count }: KeyProps) {
  const session = useSession();
  return (
    <button
      type="button"
      class={`key ${isColor ? `color-${digit}` : ""} ${count !== undefined && count <= 0 ? "finished" : ""}`}
      aria-label={nameOf(digit, isColor, count)}
      onClick={() => {
        shake();
        type(session, digit);
      }}
    >
      <b>{isColor ? LETTERS[digit - 1] : symbol(digit)}</b>{" "}
      {count !== undefined && <small aria-hidden="true">{count > 0 ? count : "✓"}</small>}
    </button>
  );
}

function nameOf(digit: number, isColor: boolean, count: number | undefined): string {
  const w = words.value;
  if (isColor) {
    return `${LETTERS[digit - 1]}, ${w.colors[digit - 1]}`;
  }
  const sign = symbol(digit);
  return count === undefined ? sign : count > 0 ? w.left(sign, count) : w.done(sign);
}
