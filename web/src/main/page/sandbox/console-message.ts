/** What the page and the sandboxed code tell each other. */

/** What is to be run: a script, and the puzzle that it finds as `board`. */
export interface Order {
  readonly code: string;
  readonly board: readonly (readonly number[])[];
}

/** What the worker tells of the code. */
export type Told =
  /** Lines for the console, the last of those that came since; `lost` of them are left out. */
  | { readonly kind: "lines"; readonly lines: readonly string[]; readonly lost: number }
  /** The end, after so many milliseconds. */
  | { readonly kind: "ended"; readonly after: number }
  /** An error that the code does not catch ends it too. Lines are counted from 1; 0 where none is known. */
  | { readonly kind: "wrong"; readonly line: number; readonly message: string }
  /** It filled more memory than it may. */
  | { readonly kind: "full" };

/** What the page asks after the order, again and again: whether the frame is still there. */
export type Asked = "alive?";

/** What the frame tells the page. */
export type Heard =
  | Told
  /** It waits for an order. */
  | { readonly kind: "ready" }
  /** Its answer to "alive?". */
  | { readonly kind: "alive" }
  /** It stands in the page's own origin, where nothing that people write may run. */
  | { readonly kind: "open" };
