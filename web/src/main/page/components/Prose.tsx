import { pieces } from "./pieces";
import { lookUp } from "./route";

/** A text of the documents; the names of other techniques lead to their pages. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <p>
      {pieces(text).map(({ text: said, emphasis, technique }, place) => {
        const key = `${place} ${said}`;
        if (technique) {
          return (
            <button key={key} type="button" class="link" onClick={() => lookUp(technique)}>
              {said}
            </button>
          );
        }
        return emphasis ? <em key={key}>{said}</em> : <span key={key}>{said}</span>;
      })}
    </p>
  );
}
