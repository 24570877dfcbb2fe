import type { Answers, Call } from "./answers";
import type { Question, Reply } from "./worker";

/** Nobody waits longer: the worker is replaced, and the question fails. */
const PATIENCE_MS = 10_000;

/** The engine broke, or took too long; a fresh one is ready for the next question. */
export class EngineFailure extends Error {}

type Ask = <C extends Call>(call: C, ...args: Parameters<Answers[C]>) => Promise<ReturnType<Answers[C]>>;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (failure: EngineFailure) => void;
  readonly timer: number;
}

/** The engine in a worker of its own, so that a key press never waits for it to draw. */
export class EngineClient {
  private worker: Worker | undefined;
  private ready: Promise<void> = Promise.resolve();
  private next = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** `prepare` brings a fresh engine to where the last one was. */
  constructor(private readonly prepare: (ask: Ask) => Promise<void>) {}

  /** Asks the engine; rejects with [EngineFailure] when it breaks or takes too long. */
  readonly ask: Ask = async (call, ...args) => {
    if (!this.worker) {
      this.start();
      this.ready = this.prepare(this.post);
    }
    await this.ready;
    return this.post(call, ...args);
  };

  /** Gives up whatever is asked; the questions fail. */
  stop(): void {
    this.drop("Stopped.");
  }

  private readonly post: Ask = (call, ...args) => {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(
        () => this.drop(`No answer to ${call} within ${PATIENCE_MS} ms.`),
        PATIENCE_MS,
      );
      this.waiting.set(id, { resolve: resolve as (answer: never) => void, reject, timer });
      this.worker?.postMessage({ id, call, args } satisfies Question);
    });
  };

  private start(): void {
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => this.receive(data);
    this.worker.onerror = (event) => this.drop(event.message);
  }

  private receive(reply: Reply): void {
    if ("failed" in reply) {
      this.drop(reply.failed);
      return;
    }
    const waiting = this.waiting.get(reply.id);
    if (waiting) {
      window.clearTimeout(waiting.timer);
      this.waiting.delete(reply.id);
      waiting.resolve(JSON.parse(reply.answer) as never);
    }
  }

  private drop(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject, timer } of this.waiting.values()) {
      window.clearTimeout(timer);
      reject(new EngineFailure(why));
    }
    this.waiting.clear();
  }
}
