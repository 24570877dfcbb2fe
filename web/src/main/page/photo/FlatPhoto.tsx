import { useEffect, useRef } from "preact/hooks";
import { photoWords } from "../words/photo";
import { chosen, doubtful } from "./session";

/** The grid in the photo from straight above, with a frame around what is looked at and what is doubtful. */
export function FlatPhoto({ flat }: { readonly flat: ImageData }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext("2d")?.putImageData(flat, 0, 0), [flat]);
  return (
    <div class="photo-flat">
      <canvas
        ref={canvas}
        width={flat.width}
        height={flat.height}
        role="img"
        aria-label={photoWords.value.grid}
      />
      {[...doubtful.value].map((cell) => (
        <i key={cell} class="spot" style={placeOf(cell)} />
      ))}
      <i class="spot here" style={placeOf(chosen.value)} />
    </div>
  );
}

const placeOf = (cell: number) => ({
  left: `${((cell % 9) * 100) / 9}%`,
  top: `${(Math.floor(cell / 9) * 100) / 9}%`,
});
