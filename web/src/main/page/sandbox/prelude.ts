import type { Order, Told } from "./console-message";

/** As much of a worker's global scope as is used here, and given to the code in another shape. */
type Scope = Omit<WorkerGlobalScope, "console" | "setTimeout" | "setInterval"> & {
  postMessage(told: Told): void;
  close(): void;
} & Record<string, unknown>;

/**
 * Runs in the worker before the code, as text: all that it needs is inside it. It gives the code `board` and a console,
 * and leaves it no other way to speak, so that what is printed without end reaches the page in portions that do not hurt.
 * It ends code whose lists grow without end, for a worker can neither limit its memory nor ask how much it has.
 * That nothing else is reached is not its doing: the frame's origin and policy see to that.
 */
export function prelude(board: Order["board"], mostLines: number, mostCharacters: number): void {
  /** So much is sent in each span, in messages and thousands of characters; the rest goes with the first of the next. */
  const burst = 50;
  const spanMs = 100;

  const scope = self as unknown as Scope;
  const post = scope.postMessage.bind(scope);
  const close = scope.close.bind(scope);
  type Schedule = (work: () => void, after?: number) => number;
  const later = setTimeout.bind(scope) as unknown as Schedule;
  const again = setInterval.bind(scope) as unknown as Schedule;
  const clear = clearTimeout.bind(scope);
  const now = performance.now.bind(performance);
  const begun = now();

  let lines: string[] = [];
  let lost = 0;
  let spanBegan = begun;
  let sent = 0;
  let over = false;

  function keepLast(): void {
    const kept = lines.slice(-mostLines);
    lost += lines.length - kept.length;
    lines = kept;
  }

  function flush(): void {
    if (lines.length > 0 && !over) {
      keepLast();
      post({ kind: "lines", lines, lost });
    }
    lines = [];
    lost = 0;
  }

  function print(...values: unknown[]): void {
    const text = values
      .map(said)
      .join(" ")
      .slice(0, mostLines * mostCharacters);
    for (const line of text.split("\n")) {
      lines.push(line.length > mostCharacters ? `${line.slice(0, mostCharacters)} …` : line);
    }
    if (lines.length > 2 * mostLines) {
      keepLast();
    }
    if (now() - spanBegan > spanMs) {
      spanBegan = now();
      sent = 0;
    }
    if (sent < burst) {
      sent += 1 + text.length / 1_000;
      flush();
    }
  }

  function said(value: unknown): string {
    try {
      const isData = typeof value === "object" && value !== null && !(value instanceof Error);
      return isData ? JSON.stringify(value) : String(value);
    } catch {
      return typeof value;
    }
  }

  function end(told: Told): void {
    if (!over) {
      flush();
      post(told);
      over = true;
      close();
    }
  }

  function fail(thrown: unknown, otherwise: string, line: number): void {
    const error = thrown instanceof Error ? thrown : undefined;
    const message = (error ? String(error) : otherwise).slice(0, mostCharacters);
    // The place of an overflow of the stack is known to its error alone.
    const place = /:(\d+):\d+\)?$/m.exec(error?.stack ?? "")?.[1];
    end({ kind: "wrong", line: place ? Number(place) : line, message });
  }

  scope.addEventListener("error", (event) => {
    event.preventDefault();
    fail(event.error, event.message, event.lineno);
  });
  scope.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    fail(event.reason, said(event.reason), 0);
  });

  // The end is where nothing is left that would go on later.
  const waiting = new Set<number>();
  const settle = () => {
    flush();
    if (waiting.size === 0) {
      end({ kind: "ended", after: now() - begun });
    }
  };
  type Work = (...args: unknown[]) => void;
  scope.setTimeout = (work: Work, after?: number, ...args: unknown[]) => {
    const id = later(() => {
      waiting.delete(id);
      later(settle);
      work(...args);
    }, after);
    waiting.add(id);
    return id;
  };
  scope.setInterval = (work: Work, after?: number, ...args: unknown[]) => {
    const id = again(() => {
      later(flush);
      work(...args);
    }, after);
    waiting.add(id);
    return id;
  };
  scope.clearTimeout = scope.clearInterval = (id?: number) => {
    if (waiting.delete(id as number)) {
      clear(id);
      later(settle);
    }
  };
  // The error of a promise that the code does not catch is told of in between.
  later(() => later(settle));

  /** What long lists have grown by: bytes, roughly. */
  let grown = 0;
  const mostGrown = 1e9;
  const long = 1_000;
  const { isArray } = Array;
  const { apply } = Reflect;

  function bytesOf(value: unknown, depth = 2): number {
    if (typeof value === "string") {
      return 16 + value.length;
    }
    if (!isArray(value)) {
      return typeof value === "object" ? 64 : 8;
    }
    let bytes = 32 + 8 * value.length;
    for (let i = 0; depth > 0 && value.length < long && i < value.length; i++) {
      bytes += isArray(value[i]) ? bytesOf(value[i], depth - 1) : 0;
    }
    return bytes;
  }

  function grow(bytes: number): void {
    grown += bytes;
    if (grown > mostGrown) {
      end({ kind: "full" });
      throw new RangeError("The memory is full.");
    }
  }

  const isLong = (value: unknown) =>
    (isArray(value) || typeof value === "string") && (value as string).length >= long;

  // Short lists of short ones come and go by the million, and are not counted.
  for (const name of ["push", "unshift"] as const) {
    const own = Array.prototype[name];
    Array.prototype[name] = function (this: unknown[], ...added: unknown[]) {
      for (let i = 0; i < added.length; i++) {
        if (this.length >= long || isLong(added[i])) {
          grow(bytesOf(added[i]));
        }
      }
      return apply(own, this, added);
    };
  }
  for (const name of ["pop", "shift"] as const) {
    const own = Array.prototype[name];
    Array.prototype[name] = function (this: unknown[]) {
      const gone = apply(own, this, []);
      if (this.length >= long || isLong(gone)) {
        grown -= bytesOf(gone);
      }
      return gone;
    };
  }
  scope.board = board;
  const console = { log: print, info: print, debug: print, warn: print, error: print, table: print };
  Object.defineProperty(scope, "console", { value: console });
  // A thousand workers of its own that never end would delay its end when the player stops it.
  for (let owner: object | null = scope; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of ["postMessage", "close", "Worker"]) {
      Reflect.deleteProperty(owner, name);
    }
  }
}
