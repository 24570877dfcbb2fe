/** Talks with the page around the frame: what is to be shown comes in, and what happened goes out. */

import { effect, signal } from "@preact/signals";
import { changeLanguage } from "../dialogs/change-language";
import { isProblem, type Problem, type View } from "../engine/view";
import { show } from "../game/act";
import { ask } from "../game/ask";
import { now } from "../game/clock";
import { bring, enterPuzzle, followLink } from "../game/games";
import { view } from "../game/view";
import type { Session } from "../session/session";
import { hintsOffered } from "../settings/embedded";
import { type Theme, theme } from "../settings/settings";
import { isLanguage } from "../words";
import { asSentence } from "../words/sentence";

/** What the other page wants; what is missing stays as it is. */
export interface Wanted {
  /** A puzzle in any form that the engine reads, or a link of ours; empty for a board to enter one. */
  readonly puzzle?: string;
  readonly hints?: boolean;
  readonly lang?: string;
  readonly theme?: string;
  /** Colors by what they are for, such as `accent`; an empty one is the usual one again. */
  readonly colors?: Readonly<Record<string, string>>;
}

/** What the other page is told. */
export interface Told {
  readonly ready?: true;
  /** How high all of it is, in pixels. */
  readonly height?: number;
  readonly game?: {
    /** 81 characters. */
    readonly givens: string;
    readonly digits: string;
    /** Milliseconds on the clock. */
    readonly elapsed: number;
    readonly hints: number;
    readonly solved: boolean;
    /** The board with its marks and colors, as `puzzle` takes it. */
    readonly link: string;
  };
  /** Why there is no such puzzle. */
  readonly error?: { readonly message: string; readonly line: number; readonly column: number };
}

const tell = (escargot: Told) => window.parent.postMessage({ escargot }, "*");

/** Whether the first that is wanted is there: what was shown before is nothing to tell. */
const isBegun = signal(false);

/** Begins the board of a frame. */
export async function beginEmbedded(session: Session): Promise<void> {
  show(session, await ask(session, "view", now(session)));
  window.addEventListener("message", ({ data, source }) => {
    if (source === window.parent && typeof data?.escargot === "object") {
      void take(session, data.escargot);
    }
  });
  effect(() => {
    const shown = view(session).value;
    if (shown && isBegun.value) {
      void tellGame(session, shown);
    }
  });
  new ResizeObserver(() => tell({ height: document.body.getBoundingClientRect().height })).observe(
    document.body,
  );
  tell({ ready: true });
}

async function tellGame(session: Session, { givens, digits, clock, hints, won }: View): Promise<void> {
  const link = await ask(session, "link");
  if (link !== undefined) {
    tell({ game: { givens, digits, elapsed: clock.elapsed, hints, solved: won, link } });
  }
}

async function take(session: Session, { puzzle, hints, lang, theme: wanted, colors }: Wanted): Promise<void> {
  hintsOffered.value = hints ?? hintsOffered.value;
  if (wanted !== undefined) {
    theme.value =
      (["auto", "light", "dark", "contrast"] satisfies Theme[]).find((each) => each === wanted) ?? "auto";
  }
  for (const [name, color] of Object.entries(colors ?? {})) {
    document.documentElement.style.setProperty(`--${name}`, color);
  }
  const code = lang?.slice(0, 2) ?? "";
  if (isLanguage(code)) {
    await changeLanguage(code);
  }
  if (puzzle !== undefined) {
    await lay(session, puzzle);
  }
  isBegun.value = true;
}

/** Lays a puzzle on the board, or tells why it cannot be read; then the board stays as it is. */
async function lay(session: Session, puzzle: string): Promise<void> {
  if (puzzle === "") {
    return enterPuzzle(session);
  }
  const linked = isLink(puzzle) ? await ask(session, "follow", puzzle, now(session)) : undefined;
  if (linked && !isProblem(linked)) {
    await followLink(session, puzzle);
    return;
  }
  const read = LINK.test(puzzle) ? linked : await ask(session, "openText", puzzle, now(session));
  if (read && isProblem(read)) {
    show(session, read);
    refuse(read);
    return;
  }
  await bring(session, puzzle);
}

const refuse = ({ problem, line, column }: Problem) =>
  tell({ error: { message: asSentence(problem), line, column } });

/** One of our own links. */
const LINK = /^a[\w-]{20,}$/;

/** Whether it may be one, or the id of a famous puzzle: a line of 81 characters begins with a digit. */
const isLink = (puzzle: string) => /^[a-z][\w-]+$/i.test(puzzle);
