import type { Answers, BackgroundAnswers, PhotoAnswers, VariantAnswers } from "./answers";
import type { Lessons, Question, Reply } from "./serve";
import type { Teach } from "./teach";

/** How long a question may take unless its caller says otherwise, once the engine is loaded; then the worker is replaced,
 * and the question fails. */
const PATIENCE_MS = 10_000;

/** How long it may take to fetch and compile an engine: on a slow line, or a slow machine, far longer than to answer. */
const LOADING_MS = 60_000;

/** The engine broke, or took too long; a fresh one is ready for the next question. */
export class EngineFailure extends Error {}

/** An engine's functions by name; arguments are strings, numbers and typed arrays. */
type Functions<A> = { readonly [C in keyof A]: (...args: never[]) => unknown };

export type Ask<A extends Functions<A>> = <C extends keyof A & string>(
  call: C,
  ...args: Parameters<A[C]>
) => Promise<ReturnType<A[C]>>;

interface Waiting {
  readonly call: string;
  readonly resolve: (answer: never) => void;
  readonly reject: (failure: EngineFailure) => void;
  /** Ends its patience; none while the engine is being loaded. */
  timer?: number;
}

/** An engine with the functions `A` in a worker of its own, so that a key press never waits for it to draw. */
export class EngineClient<A extends Functions<A>> {
  private worker: Worker | undefined;
  /** Ends the loading; none once it is over. */
  private loading: number | undefined;
  private ready: Promise<void> = Promise.resolve();
  private next = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** `open` starts the worker; `prepare` brings a fresh engine to where the last one was, and may teach and ask it what
   * no other caller can yet; `patience` in milliseconds. */
  constructor(
    private readonly open: () => Worker,
    private readonly prepare: (teach: Teach, ask: Ask<A>) => Promise<void>,
    private readonly patience = PATIENCE_MS,
  ) {}

  /** Asks the engine; rejects with [EngineFailure] when it breaks or takes too long. */
  readonly ask: Ask<A> = async (call, ...args) => {
    await this.wake();
    return this.post(call, ...args);
  };

  /** Teaches the engine; rejects like [ask]. */
  readonly teach: Teach = async (lessons) => {
    await this.wake();
    return this.postLessons(lessons);
  };

  /** Ends when the engine can be asked; starts it where there is none. Rejects with [EngineFailure] like [ask]. */
  wake(): Promise<void> {
    if (!this.worker) {
      this.start();
      this.ready = this.prepared();
    }
    return this.ready;
  }

  /** Gives up whatever is asked; the questions fail. */
  stop(): void {
    this.drop("Stopped.");
  }

  private readonly post: Ask<A> = (call, ...args) => this.send(call, (id) => ({ id, call, args }));

  private readonly postLessons: Teach = (lessons) => this.send("lessons", (id) => ({ id, lessons }));

  /** Asks what `asked` makes of the number of the question. */
  private send<R>(call: string, asked: (id: number) => Question | Lessons): Promise<R> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (!this.worker) {
        // It was stopped while it was being prepared.
        reject(new EngineFailure(`Stopped before ${call}.`));
        return;
      }
      const waiting: Waiting = { call, resolve: resolve as (answer: never) => void, reject };
      this.waiting.set(id, waiting);
      if (this.loading === undefined) {
        this.awaitAnswer(waiting);
      }
      this.worker.postMessage(asked(id));
    });
  }

  /** An engine that cannot be prepared, as when its words do not arrive, is replaced for the next question. */
  private async prepared(): Promise<void> {
    const { worker } = this;
    try {
      await this.prepare(this.postLessons, this.post);
    } catch (failure) {
      const why = `Not prepared: ${String(failure)}`;
      if (this.worker === worker) {
        this.drop(why);
      }
      throw failure instanceof EngineFailure ? failure : new EngineFailure(why);
    }
  }

  private start(): void {
    this.worker = this.open();
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => this.receive(data);
    this.worker.onerror = (event) => this.drop(event.message);
    this.loading = window.setTimeout(() => this.drop(`Not loaded within ${LOADING_MS} ms.`), LOADING_MS);
  }

  private awaitAnswer(waiting: Waiting): void {
    const late = () => this.drop(`No answer to ${waiting.call} within ${this.patience} ms.`);
    waiting.timer = window.setTimeout(late, this.patience);
  }

  private loaded(): void {
    this.endLoading();
    for (const waiting of this.waiting.values()) {
      this.awaitAnswer(waiting);
    }
  }

  private endLoading(): void {
    clearTimeout(this.loading);
    this.loading = undefined;
  }

  private receive(reply: Reply): void {
    if ("loaded" in reply) {
      this.loaded();
      return;
    }
    if ("failed" in reply) {
      this.drop(reply.failed);
      return;
    }
    const waiting = this.waiting.get(reply.id);
    if (waiting) {
      clearTimeout(waiting.timer);
      this.waiting.delete(reply.id);
      waiting.resolve(JSON.parse(reply.answer) as never);
    }
  }

  private drop(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.endLoading();
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new EngineFailure(why));
    }
    this.waiting.clear();
  }
}

/** An engine that can have a game; `prepare` and `patience` as for [EngineClient]. */
export function engine(
  prepare: (teach: Teach, ask: Ask<Answers>) => Promise<void>,
  patience = PATIENCE_MS,
): EngineClient<Answers> {
  return new EngineClient(
    () => new Worker(new URL("./engine.ts", import.meta.url), { type: "module" }),
    prepare,
    patience,
  );
}

/** How much longer than a search that ends by itself its question may take. */
const MARGIN_MS = 10_000;

/** A background engine of one's own, to be stopped when it takes too long; `prepare` as for [EngineClient]. Its longest
 * search may take `search` milliseconds. */
export function backgroundEngine(
  prepare: (teach: Teach) => Promise<void>,
  search = 0,
): EngineClient<BackgroundAnswers> {
  return new EngineClient(
    () => new Worker(new URL("./background.ts", import.meta.url), { type: "module" }),
    prepare,
    search + MARGIN_MS,
  );
}

/** An engine of one's own that knows puzzles with rules of their own; `prepare` and `search` as for [backgroundEngine]. */
export function variantEngine(
  prepare: (teach: Teach) => Promise<void>,
  search = 0,
): EngineClient<VariantAnswers> {
  return new EngineClient(
    () => new Worker(new URL("./variant-engine.ts", import.meta.url), { type: "module" }),
    prepare,
    search + MARGIN_MS,
  );
}

/** An engine of one's own that reads photos; `prepare` and `patience` as for [EngineClient]. */
export function photoEngine(
  prepare: (teach: Teach, ask: Ask<PhotoAnswers>) => Promise<void>,
  patience: number,
): EngineClient<PhotoAnswers> {
  return new EngineClient(
    () => new Worker(new URL("./photo.ts", import.meta.url), { type: "module" }),
    prepare,
    patience,
  );
}
