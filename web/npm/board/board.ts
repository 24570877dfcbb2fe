/** The element `<escargot-board>`: the board of Escargot in any page. Each has the page of this package in a frame of its
 * own, so that nothing of it meets the styles, keys or storage of what is around it. */

/** A game, as an event tells of it. */
export interface BoardState {
  /** 81 characters, a dot for an empty cell: the puzzle. */
  readonly givens: string;
  /** 81 characters: the puzzle and what the player has placed. */
  readonly digits: string;
  /** Milliseconds that the player has taken. */
  readonly elapsed: number;
  /** How many hints the player has had. */
  readonly hints: number;
  readonly solved: boolean;
  /** The board with its marks and colors: what the attribute `puzzle` takes to go on later. */
  readonly link: string;
}

/** Why there is no puzzle to play. */
export interface BoardProblem {
  /** One sentence, in the language of the board. */
  readonly message: string;
  /** Where in the text the trouble is, counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** What the frame tells. */
interface Told {
  readonly ready?: true;
  readonly height?: number;
  readonly game?: BoardState;
  readonly error?: BoardProblem;
}

/** What custom properties color, such as `--escargot-accent`. */
const COLORS = [
  "paper",
  "surface",
  "ink",
  "soft",
  "edge",
  "hair",
  "accent",
  "on-accent",
  "accent-soft",
  "cell",
  "thin",
  "bold",
  "given",
  "entry",
  "mark",
  "error",
  "selected",
  "same",
  "peer",
  "hover",
  "focus",
] as const;

/** What follows from colors that are set where it is not set itself, so that a few make a whole theme. */
const DERIVED: Readonly<Record<string, string>> = {
  surface: "var(--paper)",
  raised: "color-mix(in srgb, var(--surface) 94%, var(--ink))",
  cell: "var(--surface)",
  soft: "color-mix(in srgb, var(--ink) 78%, var(--paper))",
  edge: "color-mix(in srgb, var(--ink) 60%, var(--paper))",
  hair: "color-mix(in srgb, var(--ink) 18%, var(--paper))",
  "on-accent": "var(--paper)",
  "accent-soft": "color-mix(in srgb, var(--accent) 16%, var(--paper))",
  focus: "var(--accent)",
  thin: "color-mix(in srgb, var(--ink) 50%, var(--cell))",
  bold: "var(--ink)",
  given: "var(--ink)",
  entry: "var(--accent)",
  mark: "color-mix(in srgb, var(--ink) 78%, var(--cell))",
  selected: "color-mix(in srgb, var(--accent) 32%, var(--cell))",
  same: "color-mix(in srgb, var(--accent) 18%, var(--cell))",
  peer: "color-mix(in srgb, var(--ink) 6%, var(--cell))",
  hover: "color-mix(in srgb, var(--ink) 14%, var(--cell))",
};

const TITLES: Readonly<Record<string, string>> = { en: "Sudoku board", fr: "Grille de sudoku", el: "Πλέγμα σουντόκου" };

/** Before the frame has told how high it is: the board, tools and pad of a phone. */
const STYLE = `
  :host { display: block; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: calc(min(100cqw, 44rem) + 16rem); border: 0; color-scheme: normal; }
  div { container-type: inline-size; }
`;

/** A constructed style sheet, which a content policy allows that forbids styles in the document. */
let sheet: CSSStyleSheet | undefined;

function style(): CSSStyleSheet {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  return sheet;
}

/** Escapes the element's prototype where there is no document, so that the module can be loaded by a server too. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * A board to play on. Attributes, all of which can change at any time:
 *
 * - `puzzle`: 81 characters, a grid in any form that Escargot reads, or the part of an Escargot link behind `#`, such as
 *   `state.link`; without it a player can enter a puzzle;
 * - `hints`: if present, the player may ask for hints;
 * - `lang`: `en`, `fr` or `el`; otherwise that of the page around it, or of the browser;
 * - `theme`: `light`, `dark` or `contrast`; otherwise that of the browser;
 * - `title`: what the board is called;
 * - `loading`: `eager` to fetch the board before it comes into sight; otherwise it is fetched when it is near;
 * - `src`: where the folder `page` of this package lies, if that is not beside this module.
 *
 * Events: `escargot-change` after every change of the board and `escargot-solved` when the puzzle is solved, with a
 * {@link BoardState} as `detail`; `escargot-error` where `puzzle` cannot be read, with a {@link BoardProblem}.
 */
export class EscargotBoard extends Base {
  static readonly observedAttributes = ["puzzle", "hints", "lang", "theme", "title", "loading", "src"];

  private frame: HTMLIFrameElement | undefined;
  private isReady = false;
  private last: BoardState | undefined;
  /** The game to go on with when the element is back in a document. */
  private kept: string | undefined;
  /** The puzzle that was told to be solved, which it is again after undo and redo. */
  private solved: string | undefined;
  private readonly listen = (event: MessageEvent) => {
    const told: unknown = event.data?.escargot;
    if (this.frame && event.source === this.frame.contentWindow && typeof told === "object" && told) {
      this.hear(told);
    }
  };

  /** The puzzle to play; empty where a player is to enter one. */
  get puzzle(): string {
    return this.getAttribute("puzzle") ?? "";
  }

  set puzzle(puzzle: string) {
    this.setAttribute("puzzle", puzzle);
  }

  /** Whether the player may ask for hints. */
  get hints(): boolean {
    return this.hasAttribute("hints");
  }

  set hints(hints: boolean) {
    this.toggleAttribute("hints", hints);
  }

  /** The game as it is; undefined before the board is there. */
  get state(): BoardState | undefined {
    return this.last;
  }

  /** Takes the colors of the custom properties anew: after the page around it has changed its own theme. */
  restyle(): void {
    this.tell({ theme: this.getAttribute("theme") ?? "auto", colors: this.colors() });
  }

  connectedCallback(): void {
    window.addEventListener("message", this.listen);
    this.load();
  }

  disconnectedCallback(): void {
    window.removeEventListener("message", this.listen);
    this.isReady = false;
    this.frame = undefined;
    this.kept = this.last?.link;
  }

  attributeChangedCallback(name: string): void {
    if (name === "puzzle") {
      this.kept = undefined;
    }
    if (!this.frame) {
      return;
    }
    switch (name) {
      case "puzzle":
        this.tell({ puzzle: this.puzzle });
        break;
      case "title":
        this.frame.title = this.title || titleIn(this.language());
        break;
      case "loading":
        this.frame.loading = this.eagerness();
        break;
      case "hints":
        this.tell({ hints: this.hints });
        break;
      case "lang":
        this.frame.title = this.title || titleIn(this.language());
        this.tell({ lang: this.language() });
        break;
      case "theme":
        this.restyle();
        break;
      case "src":
        this.load();
        break;
    }
  }

  override focus(): void {
    this.frame?.focus();
  }

  private load(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style()];
    const frame = document.createElement("iframe");
    const page = this.getAttribute("src");
    const address = page === null ? new URL("./page/", import.meta.url) : new URL(page, document.baseURI);
    const asked = new URLSearchParams({ embed: "", lang: this.language() });
    frame.title = this.title || titleIn(this.language());
    frame.loading = this.eagerness();
    frame.src = new URL(`index.html?${asked}`, address).href;
    frame.allow = "clipboard-write";
    const box = document.createElement("div");
    box.append(frame);
    this.isReady = false;
    this.frame = frame;
    root.replaceChildren(box);
  }

  private eagerness(): "eager" | "lazy" {
    return this.getAttribute("loading") === "eager" ? "eager" : "lazy";
  }

  private language(): string {
    const around = this.closest("[lang]")?.getAttribute("lang") ?? navigator.language;
    return around.slice(0, 2) in TITLES ? around.slice(0, 2) : "en";
  }

  private colors(): Readonly<Record<string, string>> {
    const around = getComputedStyle(this);
    const set = new Map(COLORS.map((name) => [name as string, around.getPropertyValue(`--escargot-${name}`).trim()]));
    const isSet = (name: string) => Boolean(set.get(name));
    for (const [name, color] of Object.entries(DERIVED)) {
      const sources = [...color.matchAll(/var\(--([\w-]+)\)/g)].map(([, source = ""]) => source);
      set.set(name, set.get(name) || (sources.some(isSet) ? color : ""));
    }
    return Object.fromEntries(set);
  }

  /** What is told before the frame listens is told once it does. */
  private tell(escargot: object): void {
    if (this.isReady) {
      this.frame?.contentWindow?.postMessage({ escargot }, "*");
    }
  }

  private hear({ ready, height, game, error }: Told): void {
    if (ready) {
      this.isReady = true;
      const puzzle = this.kept ?? this.getAttribute("puzzle");
      this.kept = undefined;
      this.tell({ ...(puzzle === null ? {} : { puzzle }), hints: this.hints });
      this.restyle();
    }
    if (height !== undefined && this.frame) {
      this.frame.style.height = `${Math.ceil(height)}px`;
    }
    if (game) {
      this.play(game);
    }
    if (error) {
      this.dispatch("escargot-error", error);
    }
  }

  private play(game: BoardState): void {
    const isSame = this.last?.link === game.link;
    this.last = game;
    if (!isSame) {
      this.dispatch("escargot-change", game);
    }
    if (game.solved && this.solved !== game.givens) {
      this.dispatch("escargot-solved", game);
    }
    if (game.solved) {
      this.solved = game.givens;
    } else if (game.digits === game.givens) {
      this.solved = undefined;
    }
  }

  private dispatch(name: string, detail: BoardState | BoardProblem): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

const titleIn = (language: string) => TITLES[language] ?? "";

if (globalThis.customElements && !customElements.get("escargot-board")) {
  customElements.define("escargot-board", EscargotBoard);
}

declare global {
  interface HTMLElementTagNameMap {
    "escargot-board": EscargotBoard;
  }

  interface HTMLElementEventMap {
    "escargot-change": CustomEvent<BoardState>;
    "escargot-solved": CustomEvent<BoardState>;
    "escargot-error": CustomEvent<BoardProblem>;
  }
}
