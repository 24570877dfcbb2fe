import type { Statement } from "../engine/told";
import { words } from "../words";
import { Sentence } from "./Sentence";

/** A longer proof line by line, folded away until the player opens it. */
export function Proof({ lines }: { readonly lines: readonly Statement[] }) {
  return (
    <details class="proof">
      <summary>{words.value.lineByLine(lines.length)}</summary>
      <ul>
        {lines.map((line, place) => (
          <li key={place} data-level={line.level}>
            {`${line.number}. `}
            <Sentence runs={line.runs} />
            {line.because.length > 0 && <span class="because">{` (${line.because.join(", ")})`}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
