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
}

/** What the frame tells. */
interface Told {
  readonly ready?: true;
  readonly height?: number;
  readonly game?: BoardState;
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

const TITLES: Readonly<Record<string, string>> = { en: "Sudoku board", fr: "Grille de sudoku", el: "Πλέγμα σουντόκου" };

/** Before the frame has told how high it is: the board, tools and pad of a phone. */
const STYLE = `
  :host { display: block; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: calc(min(100cqw, 44rem) + 16rem); border: 0; color-scheme: normal; }
  div { container-type: inline-size; }
`;

/** Escapes the element's prototype where there is no document, so that the module can be loaded by a server too. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * A board to play on. Attributes, all of which can change at any time:
 *
 * - `puzzle`: 81 characters, a grid in any form that Escargot reads, or the part of an Escargot link behind `#`;
 * - `hints`: if present, the player may ask for hints;
 * - `lang`: `en`, `fr` or `el`; otherwise that of the page around it, or of the browser;
 * - `theme`: `light`, `dark` or `contrast`; otherwise that of the browser;
 * - `src`: where the folder `page` of this package lies, if that is not beside this module.
 *
 * Events, with a {@link BoardState} as `detail`: `escargot-change` after every change of the board, `escargot-solved` when
 * the puzzle is solved.
 */
export class EscargotBoard extends Base {
  static readonly observedAttributes = ["puzzle", "hints", "lang", "theme", "src"];

  private frame: HTMLIFrameElement | undefined;
  private isReady = false;
  private last: BoardState | undefined;
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
  }

  attributeChangedCallback(name: string): void {
    if (!this.frame) {
      return;
    }
    switch (name) {
      case "puzzle":
        this.tell({ puzzle: this.puzzle });
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
    const style = document.createElement("style");
    style.textContent = STYLE;
    const frame = document.createElement("iframe");
    const page = this.getAttribute("src");
    const address = page === null ? new URL("./page/", import.meta.url) : new URL(page, document.baseURI);
    const asked = new URLSearchParams({ embed: "", lang: this.language() });
    frame.title = this.title || titleIn(this.language());
    frame.src = new URL(`index.html?${asked}`, address).href;
    frame.allow = "clipboard-write";
    const box = document.createElement("div");
    box.append(frame);
    this.isReady = false;
    this.frame = frame;
    root.replaceChildren(style, box);
  }

  private language(): string {
    const around = this.closest("[lang]")?.getAttribute("lang") ?? navigator.language;
    return around.slice(0, 2) in TITLES ? around.slice(0, 2) : "en";
  }

  private colors(): Readonly<Record<string, string>> {
    const style = getComputedStyle(this);
    return Object.fromEntries(
      COLORS.map((name) => [name, style.getPropertyValue(`--escargot-${name}`).trim()] as const),
    );
  }

  /** What is told before the frame listens is told once it does. */
  private tell(escargot: object): void {
    if (this.isReady) {
      this.frame?.contentWindow?.postMessage({ escargot }, "*");
    }
  }

  private hear({ ready, height, game }: Told): void {
    if (ready) {
      this.isReady = true;
      const puzzle = this.hasAttribute("puzzle") ? { puzzle: this.puzzle } : {};
      this.tell({ ...puzzle, hints: this.hints });
      this.restyle();
    }
    if (height !== undefined && this.frame) {
      this.frame.style.height = `${Math.ceil(height)}px`;
    }
    if (game) {
      this.play(game);
    }
  }

  private play(game: BoardState): void {
    const before = this.last;
    this.last = game;
    const isSame = before?.givens === game.givens;
    if (!isSame || before?.digits !== game.digits) {
      this.dispatchEvent(new CustomEvent("escargot-change", { detail: game, bubbles: true, composed: true }));
    }
    if (game.solved && !(isSame && before?.solved)) {
      this.dispatchEvent(new CustomEvent("escargot-solved", { detail: game, bubbles: true, composed: true }));
    }
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
  }
}
