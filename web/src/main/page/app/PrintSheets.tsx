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
  const { perPage, title, puzzles, givens, answers } = printed;
  return (
    <div class="sheets" aria-hidden="true">
      {pages(puzzles, perPage).map((page, number) => (
        <section key={page[0]} class={`sheet of-${perPage}`}>
          {page.map((puzzle, place) => (
            <Printed
              key={puzzle}
              grid={puzzle}
              givens={givens}
              caption={[puzzles.length > 1 && number * perPage + place + 1, title]
                .filter(Boolean)
                .join(" · ")}
            />
          ))}
        </section>
      ))}
      {pages(answers, ANSWERS_PER_PAGE).map((page, number) => (
        <section key={page[0]} class="sheet answers">
          <h2>{words.value.answers}</h2>
          {page.map((answer, place) => (
            <Printed key={answer} grid={answer} caption={String(number * ANSWERS_PER_PAGE + place + 1)} />
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
  readonly caption: string;
  /** The puzzle that `grid` was; missing where all of it is one. */
  readonly givens?: string | undefined;
}

function Printed({ grid, caption, givens = grid }: Grid) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <table>
        <tbody>
          {LINES.map((row) => (
            <tr key={row}>
              {LINES.map((column) => (
                <Cell key={column} digit={grid[row * 9 + column]} given={givens[row * 9 + column]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Cell({ digit, given }: { readonly digit: string | undefined; readonly given: string | undefined }) {
  return <td class={digit === given ? undefined : "entry"}>{digit === "." ? "" : digit}</td>;
}
