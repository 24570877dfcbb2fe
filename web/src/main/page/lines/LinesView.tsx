import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../components/Icon";
import { PlaceHead } from "../components/PlaceHead";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { puzzleOf } from "../game/solutions";
import type { Session } from "../session/session";
import { language, words } from "../words";
import { say } from "../words/notice";
import { rowsOf, USUAL } from "./original";
import { python } from "./python";
import { code, output, restore, restores, type Standing, standing, start, stop, write } from "./session";
import "../styles/lines.css";

/** The twenty lines: code to change and run, and what it prints. */
export function LinesView({ view }: { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const given = puzzleOf(view);
  const puzzle = /[1-9]/.test(given) ? given : USUAL;
  const editor = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLElement>(null);
  const stood = standing(session).value;
  const running = stood.kind === "running";
  useEffect(() => () => stop(session), []);
  const begin = () => {
    start(session, rowsOf(puzzle));
    // On a phone it is far below.
    results.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <main id="play" class="lines">
      <PlaceHead class="lines-head" title={w.lines.title} />
      <p class="lines-about">{w.lines.about}</p>
      <div class="lines-sides">
        <section class="lines-code" aria-label={w.lines.code}>
          <div class="lines-tools" role="toolbar" aria-label={w.lines.code}>
            <button type="button" class="primary" onClick={begin}>
              <Icon name="go" />
              {w.lines.run}
            </button>
            <button type="button" aria-disabled={!running} onClick={() => stop(session)}>
              {w.lines.stop}
            </button>
            <button type="button" aria-disabled={restores.value === "nothing"} onClick={restore}>
              {restores.value === "own" ? w.lines.again : w.lines.original}
            </button>
            <button type="button" onClick={() => void copyPython(session, puzzle)}>
              {w.lines.copyPython}
            </button>
          </div>
          <Editor editor={editor} begin={begin} />
          <p class="keys">{w.lines.keys}</p>
        </section>
        <section ref={results} class="lines-output" aria-label={w.lines.console}>
          <h3>{w.lines.console}</h3>
          <p role="status">
            <StandingSaid standing={standing(session).value} />
          </p>
          {stood.kind === "wrong" && stood.line > 0 && (
            <button
              type="button"
              class="link"
              onClick={() => editor.current && showLine(editor.current, wrongLine(standing(session).value))}
            >
              {w.lines.toLine(wrongLine(standing(session).value))}
            </button>
          )}
          <Console />
        </section>
      </div>
    </main>
  );
}

/** Puts the plain method in Python on the clipboard. */
async function copyPython(session: Session, puzzle: string): Promise<void> {
  await navigator.clipboard.writeText(python(words.value.lines, puzzle));
  say(session, words.value.lines.copiedPython);
}

const wrongLine = (shown: Standing) => (shown.kind === "wrong" ? shown.line : 0);

interface Edited {
  readonly editor: { current: HTMLTextAreaElement | null };
  readonly begin: () => void;
}

/** The code with the numbers of its lines; it is as high as it is long, so that the two never part. */
function Editor({ editor, begin }: Edited) {
  const session = useSession();
  const w = words.value.lines;
  const lines = code.value.split("\n").length;
  const wrong = wrongLine(standing(session).value);
  return (
    <div class="editor">
      <ol class="line-numbers" aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <li key={line} class={line + 1 === wrong ? "wrong" : ""}>
            {line + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={editor}
        aria-label={w.code}
        rows={lines}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={code.value}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            begin();
          }
        }}
      />
    </div>
  );
}

/** Leads to a line of the code, and marks it. */
function showLine(editor: HTMLTextAreaElement, line: number): void {
  const before = editor.value.split("\n").slice(0, line - 1);
  const from = before.reduce((length, each) => length + each.length + 1, 0);
  const end = editor.value.indexOf("\n", from);
  editor.focus();
  editor.setSelectionRange(from, end < 0 ? editor.value.length : end);
}

/** How the run stands, in one sentence. */
function StandingSaid({ standing: shown }: { readonly standing: Standing }) {
  const w = words.value.lines;
  switch (shown.kind) {
    case "new":
      return <>{w.notRun}</>;
    case "running":
      return <>{w.running}</>;
    case "stopped":
      return <>{w.stopped}</>;
    case "full":
      return <>{w.full}</>;
    case "unable":
      return <>{w.unable}</>;
    case "ended":
      return (
        <>{w.ended((shown.after / 1_000).toLocaleString(language.value, { maximumSignificantDigits: 2 }))}</>
      );
    case "wrong":
      return <>{wrongSaid(shown.line, shown.message.replace(/^Uncaught /, ""))}</>;
  }
}

function wrongSaid(line: number, message: string): string {
  const w = words.value.lines;
  if (line === 0) {
    return w.failed(message);
  }
  return message.startsWith("SyntaxError") ? w.notCode(line, message) : w.failedAt(line, message);
}

/** What the code prints, its end in sight. */
function Console() {
  const session = useSession();
  const w = words.value.lines;
  const box = useRef<HTMLPreElement>(null);
  const { lines, gone } = output(session).value;
  useLayoutEffect(() => {
    if (box.current) {
      box.current.scrollTop = box.current.scrollHeight;
    }
  }, [output(session).value]);
  return (
    <>
      {gone > 0 && <p class="lines-gone">{w.gone(gone)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: players without a pointer scroll it with the keys */}
      <pre ref={box} tabIndex={0} role="group" aria-label={w.printed}>
        {lines.join("\n")}
      </pre>
    </>
  );
}
