import { useEffect } from "preact/hooks";
import { type Sheets, sheets } from "../game/printing";
import { words } from "../words";

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ANSWERS_PER_PAGE = 12;

/** Pages for paper, hidden on the screen. */
export function PrintSheets({ printed }: { readonly printed: Sheets }) {
  useEffect(() => {
    const done = () => {
      sheets.value = undefined;
    };
    window.addEventListener("afterprint", done, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [printed]);
  const { perPage, puzzles, answers } = printed;
  return (
    <div class="sheets" aria-hidden="true">
      {pages(puzzles, perPage).map((page, number) => (
        <section key={page[0]} class={`sheet of-${perPage}`}>
          {page.map((puzzle, place) => (
            <Printed
              key={puzzle}
              grid={puzzle}
              number={number * perPage + place + 1}
              numbered={puzzles.length > 1}
            />
          ))}
        </section>
      ))}
      {pages(answers, ANSWERS_PER_PAGE).map((page, number) => (
        <section key={page[0]} class="sheet answers">
          <h2>{words.value.answers}</h2>
          {page.map((answer, place) => (
            <Printed key={answer} grid={answer} number={number * ANSWERS_PER_PAGE + place + 1} numbered />
          ))}
        </section>
      ))}
    </div>
  );
}

function pages(all: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
    all.slice(page * size, (page + 1) * size),
  );
}

interface Grid {
  readonly grid: string;
  readonly number: number;
  readonly numbered: boolean;
}

function Printed({ grid, number, numbered }: Grid) {
  return (
    <figure>
      {numbered && <figcaption>{number}</figcaption>}
      <table>
        <tbody>
          {LINES.map((row) => (
            <tr key={row}>
              {LINES.map((column) => (
                <td key={column}>{grid[row * 9 + column] === "." ? "" : grid[row * 9 + column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
