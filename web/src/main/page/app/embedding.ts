/** Talks with the page around the frame: what is to be shown comes in, and what happened goes out. */
import { effect } from "@preact/signals";
import { changeLanguage } from "../dialogs/change-language";
import { show } from "../game/act";
import { ask } from "../game/ask";
import { now } from "../game/clock";
import { bring, followLink } from "../game/games";
import { view } from "../game/view";
import { hintsOffered } from "../settings/embedded";
import { type Theme, theme } from "../settings/settings";
import { isLanguage } from "../words";

/** What the other page wants; what is missing stays as it is. */
export interface Wanted {
  /** A puzzle in any form that the engine reads, or a link of ours. */
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
  };
}

const tell = (escargot: Told) => window.parent.postMessage({ escargot }, "*");

/** Begins the board of a frame. */
export async function beginEmbedded(): Promise<void> {
  show(await ask("view", now()));
  window.addEventListener("message", ({ data, source }) => {
    if (source === window.parent && typeof data?.escargot === "object") {
      void take(data.escargot);
    }
  });
  effect(() => {
    const shown = view.value;
    if (shown) {
      const { givens, digits, clock, hints, won } = shown;
      tell({ game: { givens, digits, elapsed: clock.elapsed, hints, solved: won } });
    }
  });
  new ResizeObserver(() => tell({ height: document.body.getBoundingClientRect().height })).observe(
    document.body,
  );
  tell({ ready: true });
}

async function take({ puzzle, hints, lang, theme: wanted, colors }: Wanted): Promise<void> {
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
    await (isLink(puzzle) ? followLink(puzzle) : bring(puzzle));
  }
}

/** Whether it is one of our own links, or the id of a famous puzzle: a line of 81 characters begins with a digit. */
const isLink = (puzzle: string) => /^[a-z][\w-]+$/i.test(puzzle);
