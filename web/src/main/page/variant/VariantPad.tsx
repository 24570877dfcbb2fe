import { Several } from "../board/Several";
import { Icon } from "../components/Icon";
import { keepFocus } from "../focus/keep-focus";
import { words } from "../words";
import { erase, left, setMode, type, VARIANT_MODES } from "./actions";
import { hand, history } from "./session";
import { symbol } from "./state";

/** The digits, how often each is left, and what they write. */
export function VariantPad({ size }: { readonly size: number }) {
  const w = words.value;
  const { mode } = hand.value;
  const counts = left(history.value?.board.digits ?? []);
  const keys = mode === "color" ? 9 : size;
  return (
    <div class="pad" onPointerDown={keepFocus}>
      <fieldset class="modes variant-modes">
        <legend class="unseen">{w.writes}</legend>
        {VARIANT_MODES.map((each) => (
          <button
            key={each}
            type="button"
            class={`mode mode-${each}`}
            aria-pressed={mode === each}
            onClick={() => setMode(each)}
          >
            {w.modes[each]}
          </button>
        ))}
      </fieldset>
      <fieldset class={`digits variant-digits ${keys > 9 ? "many" : ""}`} data-mode={mode}>
        <legend class="unseen">{w.pad}</legend>
        {Array.from({ length: keys }, (_, at) => at + 1).map((digit) => (
          <Key key={digit} digit={digit} left={mode === "color" ? undefined : (counts[digit - 1] ?? 0)} />
        ))}
        <button type="button" class="key eraser" onClick={erase}>
          <Icon name="erase" />
          <span>{w.erase}</span>
        </button>
      </fieldset>
      <Several />
    </div>
  );
}

/** A digit, or, where none are `left` to count, a color. */
function Key({ digit, left: count }: { readonly digit: number; readonly left: number | undefined }) {
  const w = words.value;
  const color = count === undefined;
  const label = color
    ? (w.colors[digit - 1] ?? "")
    : count > 0
      ? w.left(symbol(digit), count)
      : w.done(symbol(digit));
  return (
    <button
      type="button"
      class={`key ${color ? `color-${digit}` : ""} ${count !== undefined && count <= 0 ? "finished" : ""}`}
      aria-label={label}
      onClick={() => type(digit)}
    >
      <b>{color ? "abcdefghi"[digit - 1] : symbol(digit)}</b>
      {!color && <small>{count > 0 ? count : "✓"}</small>}
    </button>
  );
}
