import { useEffect } from "preact/hooks";
import { capOf, lookAtKeyboard } from "../board/keyboard-layout";
import { Dialog } from "../components/Dialog";
import { words } from "../words";

/** The keys and what they do. In braces stand those that go by their place, as an American keyboard names them. */
const KEYS = [
  ["←↑→↓", "move"],
  ["Shift ←↑→↓, Ctrl ←↑→↓", "extend"],
  ["Ctrl Shift ←↑→↓", "nextEmpty"],
  ["Home, End", "rowEnds"],
  ["Ctrl Home, Ctrl End", "gridEnds"],
  ["1–9", "digit"],
  ["Shift 1–9", "corner"],
  ["Ctrl 1–9", "center"],
  ["Ctrl Shift 1–9", "color"],
  ["{Z}, {X}, {C}, {V}", "modes"],
  ["{N}, Shift {N}", "candidateColor"],
  ["Space, PgDn; Ctrl Space, PgUp", "nextMode"],
  ["Del, Backspace, 0", "erase"],
  ["Ctrl Z; Ctrl Y", "undo"],
  ["Ctrl A; Esc; Ctrl I", "select"],
  ["{S}", "same"],
  ["?, {H}", "hint"],
  ["Enter", "check"],
  ["{I}", "indexes"],
  ["{R}, {K}, {B}", "read"],
  ["Shift {R}, {K}, {B}", "lacks"],
  ["{Q}", "where"],
  ["F1", "keys"],
] as const;

/** `keys` as the keyboards of a language have them printed, and letters as this one has. */
function named(keys: string, names: Readonly<Record<string, string>>): string {
  return keys
    .replace(/[A-Z][A-Za-z]+/g, (key) => names[key] ?? key)
    .replace(/\{([A-Z])\}/g, (_, letter: string) => capOf(letter));
}

export function KeysDialog({ close }: { readonly close: () => void }) {
  const w = words.value;
  useEffect(() => void lookAtKeyboard(), []);
  return (
    <Dialog title={w.keys} close={close}>
      <table class="keys-table">
        <tbody>
          {KEYS.map(([keys, meaning]) => (
            <tr key={meaning}>
              <th scope="row">{named(keys, w.keyNames)}</th>
              <td>{w.keyMeanings[meaning]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="about">{w.entering}</p>
    </Dialog>
  );
}
