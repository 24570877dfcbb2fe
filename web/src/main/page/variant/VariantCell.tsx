import { useSession } from "../components/session";
import { centerMarks } from "../settings/settings";
import { cellSaid, colorsOf } from "./say";
import { hand, history, isFixed, puzzle } from "./session";
import { bit, dyeOf, members, symbol } from "./state";

interface Drawn {
  readonly cell: number;
  readonly selected: boolean;
  readonly clashing: boolean;
  /** The digit that is looked for, in marks too; 0 for none. */
  readonly wanted: number;
  /** Whether a number of a rule has the upper left of the cell. */
  readonly labeled: boolean;
  /** Whether the outline of a rule runs along its border. */
  readonly caged: boolean;
  /** Whether a hint lights it. */
  readonly lit: boolean;
}

/** As many corner marks have places of their own. */
const PLACES = 8;

export function VariantCell({ cell, selected, clashing, wanted, labeled, caged, lit }: Drawn) {
  const session = useSession();
  const board = history(session).value?.board;
  const digit = board?.digits[cell] ?? 0;
  const given = isFixed(session, cell);
  const colors = colorsOf(board?.colors[cell] ?? 0);
  const found = (mark: number) => (mark === wanted ? "wanted" : "");
  const classes = [
    "cell",
    given ? "given" : "entry",
    selected && "selected",
    clashing && "clashing",
    digit > 0 && digit === wanted && "same",
    lit && "in-house",
    labeled && "labeled",
    caged && "caged",
    colors.length > 0 && "colored",
  ].filter(Boolean);
  return (
    <div
      role="gridcell"
      class={classes.join(" ")}
      tabIndex={cell === hand(session).value.focus ? 0 : -1}
      aria-label={cellSaid(session, cell)}
      aria-selected={selected}
      aria-readonly={given}
      aria-invalid={clashing}
      aria-colindex={(cell % (puzzle(session).value?.columns ?? 9)) + 1}
    >
      {colors.length > 0 && (
        <span class="colors" aria-hidden="true">
          {colors.map((color) => (
            <span key={color} class={`color-${color}`}>
              {"abcdefghi"[color - 1]}
            </span>
          ))}
        </span>
      )}
      {digit > 0 ? (
        <span class="digit" aria-hidden="true">
          {symbol(digit)}
        </span>
      ) : (
        board && (
          <Marks
            corner={board.corner[cell] ?? 0}
            center={board.center[cell] ?? 0}
            look={(mark) =>
              dyeOf(board, cell, mark) > 0 ? `dyed dye-${dyeOf(board, cell, mark)}` : found(mark)
            }
            labeled={labeled}
          />
        )
      )}
    </div>
  );
}

interface Marked {
  readonly corner: number;
  readonly center: number;
  /** The class that a digit has beside its place: of its color, or of one that is looked for. */
  readonly look: (digit: number) => string;
  readonly labeled: boolean;
}

/** More digits than this have places of their own in the cell: a line of them would be too long. */
const LINE = 9;

/** Center marks stand in places or in a line, as the player wants; corner marks among places stand bold. */
function Marks(marked: Marked) {
  const session = useSession();
  const size = puzzle(session).value?.size ?? LINE;
  const isColored = members(marked.center).some((digit) => marked.look(digit).startsWith("dyed"));
  const isPlaced = size > LINE || ((centerMarks.value === "places" || isColored) && marked.center !== 0);
  return isPlaced && (marked.corner | marked.center) !== 0 ? (
    <Places {...marked} size={size} />
  ) : (
    <Lines {...marked} />
  );
}

/** Each digit in the place of its own. */
function Places({ corner, center, look, size }: Marked & { readonly size: number }) {
  const classOf = (digit: number) =>
    ["plain", (corner & bit(digit)) !== 0 && center !== 0 && "cornered", look(digit)]
      .filter(Boolean)
      .join(" ");
  return (
    <span class="places" style={{ "--places": Math.ceil(Math.sqrt(size)) }} aria-hidden="true">
      {Array.from({ length: size }, (_, at) => at + 1).map((digit) =>
        ((corner | center) & bit(digit)) !== 0 ? (
          <span key={digit} class={classOf(digit)} data-mark={digit}>
            {symbol(digit)}
          </span>
        ) : (
          <span key={digit} class="plain" />
        ),
      )}
    </span>
  );
}

/** Corner marks stand in a line at the bottom where a number has a corner, or they are too many for the corners. */
function Lines({ corner, center, look, labeled }: Marked) {
  const corners = members(corner);
  const centers = members(center);
  const isLine = labeled || corners.length > PLACES;
  return (
    <>
      {isLine
        ? corners.length > 0 && (
            <span class="corner-line" aria-hidden="true">
              {corners.map((digit) => (
                <span key={digit} class={look(digit)} data-mark={digit}>
                  {symbol(digit)}
                </span>
              ))}
            </span>
          )
        : corners.map((digit, place) => (
            <span
              key={digit}
              class={`corner place-${place} ${look(digit)}`}
              data-mark={digit}
              aria-hidden="true"
            >
              {symbol(digit)}
            </span>
          ))}
      {centers.length > 0 && (
        <span class={centers.length > 4 ? "center long" : "center"} aria-hidden="true">
          {centers.some((digit) => look(digit) !== "")
            ? centers.map((digit) => (
                <span key={digit} class={look(digit)} data-mark={digit}>
                  {symbol(digit)}
                </span>
              ))
            : centers.map(symbol).join("")}
        </span>
      )}
    </>
  );
}
