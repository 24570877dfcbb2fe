/** Runs an engine beside the page: one question, one answer. */
import { load } from "#wasm/classes.wasm-runtime.js";

export interface Question {
  readonly id: number;
  readonly call: string;
  readonly args: readonly (string | number)[];
}

/** A trap leaves the instance in an unknown state, so `failed` asks for another worker. */
export type Reply =
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly failed: string };

type Exports = Record<string, (...args: readonly (string | number)[]) => string | undefined>;

/** Answers the questions of the page with the functions of the engine at `wasm`. */
export function serve(wasm: string): void {
  const engine: Promise<Exports> = load(wasm).then((module) => module.exports as Exports);
  self.onmessage = async ({ data }: MessageEvent<Question>) => {
    try {
      const exports = await engine;
      const answer = exports[data.call]?.(...data.args);
      if (answer === undefined) {
        throw new Error(`The engine has no function ${data.call}.`);
      }
      self.postMessage({ id: data.id, answer } satisfies Reply);
    } catch (error) {
      self.postMessage({ id: data.id, failed: String(error) } satisfies Reply);
    }
  };
}
