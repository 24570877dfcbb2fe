import { useEffect, useRef } from "preact/hooks";
import type { PhotoReading } from "../engine/photo-reading";
import { words } from "../words";
import { photoWords } from "../words/photo";
import { shortly } from "./ReadBoard";
import { chosen, digits, doubtful, settle } from "./session";

/** What stands in a cell; 0 for nothing. */
const CONTENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** The cell that is looked at, as the photo has it, with a button for each digit that it may be. */
export function CellCard({ reading, flat }: { readonly reading: PhotoReading; readonly flat: ImageData }) {
  const w = photoWords.value;
  const cell = chosen.value;
  const held = digits.value[cell]?.replace(".", "0");
  const second = doubtful.value.has(cell) ? reading.second[cell] : undefined;
  return (
    <section class="photo-cell" aria-label={w.cell}>
      <div class="photo-look">
        <CellPicture flat={flat} cell={cell} />
        <p>{shortly(cell, reading)}</p>
      </div>
      <div class="digits" role="group" aria-label={w.cell}>
        {CONTENTS.map((content) => (
          <button
            key={content}
            type="button"
            class="key"
            aria-pressed={String(content) === held}
            onClick={() => settle(cell, content)}
          >
            {content === 0 ? <span class="eraser">{words.value.empty}</span> : <b>{content}</b>}
            {content === second && <small>{w.perhaps}</small>}
          </button>
        ))}
      </div>
      <p id="photo-help" class="keys">
        {w.help}
      </p>
    </section>
  );
}

/** The cell in the photo, and a little of those around it. */
function CellPicture({ flat, cell }: { readonly flat: ImageData; readonly cell: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const side = flat.width / 9;
  const margin = Math.round(side / 8);
  const size = side + 2 * margin;
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    // At an edge it stops there, and shows more of the other side.
    const start = (line: number) => Math.min(flat.width - size, Math.max(0, line * side - margin));
    pen?.putImageData(flat, -start(cell % 9), -start(Math.floor(cell / 9)));
  }, [flat, cell]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} width={size} height={size} />
    </span>
  );
}
