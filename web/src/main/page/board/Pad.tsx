import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import { MODES } from "../engine/door";
import type { View } from "../engine/view";
import { keepFocus } from "../focus/keep-focus";
import { act } from "../game/act";
import { words } from "../words";
import { showDestinations } from "./aids";
import { shake } from "./shake";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The draw pile: the digits with the number left of each, and what they write. */
export function Pad({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  return (
    <div class="pad" onPointerDown={keepFocus}>
      {view.stage === "playing" && <Modes view={view} />}
      <fieldset class="digits" data-mode={view.mode}>
        <legend class="unseen">{w.pad}</legend>
        {DIGITS.map((digit) => (
          <Key key={digit} digit={digit} view={view} />
        ))}
        <button
          type="button"
          class="key eraser"
          aria-pressed={view.tool === "eraser"}
          onClick={() => void act(session, view.options.includes("digit-first") ? "toggle-eraser" : "erase")}
        >
          <Icon name="erase" />
          <span>{w.erase}</span>
        </button>
      </fieldset>
      {view.mode === "candidate-color" && <Dyes view={view} />}
    </div>
  );
}

/** Two candidates with colors stand for the mode that gives them: its name is long in every language. */
export function Sample({ name }: { readonly name: string }) {
  return (
    <>
      <span class="unseen">{name}</span>
      <span class="mode-sample" title={name} aria-hidden="true">
        <b class="dyed dye-1">1</b>
        <b class="dyed dye-2">2</b>
      </span>
    </>
  );
}

/** While a puzzle is entered there are only digits to write. */
function Modes({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  return (
    <fieldset class="modes">
      <legend class="unseen">{w.writes}</legend>
      {MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          class={`mode mode-${mode}`}
          aria-pressed={view.mode === mode}
          onClick={() => void act(session, "set-mode", mode)}
        >
          {mode === "candidate-color" ? <Sample name={w.modes[mode]} /> : w.modes[mode]}
        </button>
      ))}
    </fieldset>
  );
}

const DYES = [1, 2, 3, 4];

/** The colors that candidates can have, each with the shape that it draws around a digit. */
function Dyes({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  return (
    <fieldset class="dyes">
      <legend class="unseen">{w.modes["candidate-color"]}</legend>
      {DYES.map((color) => (
        <button
          key={color}
          type="button"
          aria-pressed={view.candidateColor === color}
          aria-label={w.candidateColors[color - 1]}
          onClick={() => void act(session, "take-color", color)}
        >
          {/* A digit that is no text: it stands for any. */}
          <b class={`dyed dye-${color}`} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}

function Key({ digit, view }: { readonly digit: number; readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const left = view.left[digit - 1] ?? 0;
  const color = view.mode === "color";
  const letter = "abcdefghi"[digit - 1] ?? "";
  const label = color ? `${letter}, ${w.colors[digit - 1]}` : left > 0 ? w.left(digit, left) : w.done(digit);
  return (
    <button
      type="button"
      class={`key ${color ? `color-${digit}` : ""} ${left === 0 && !color ? "finished" : ""}`}
      aria-pressed={view.tool === digit}
      aria-label={label}
      onClick={() => {
        shake();
        void act(session, "pad", digit);
      }}
      onPointerEnter={() => showDestinations(session, digit)}
      onPointerLeave={() => showDestinations(session, 0)}
      onFocus={() => showDestinations(session, digit)}
      onBlur={() => showDestinations(session, 0)}
    >
      {/* The name of a key has both, one after the other. */}
      <b>{color ? letter : digit}</b> {!color && <small aria-hidden="true">{left > 0 ? left : "✓"}</small>}
    </button>
  );
}
