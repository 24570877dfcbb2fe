/** Runs the engine beside the page: one question, one answer. */
import { load } from "#wasm/classes.wasm-runtime.js";
import wasm from "#wasm/engine.wasm?url";

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

const engine: Promise<Exports> = load(wasm).then((module) => module.exports as Exports);

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    const exports = await engine;
    const answer = exports[data.call]?.(...data.args) ?? "null";
    self.postMessage({ id: data.id, answer } satisfies Reply);
  } catch (error) {
    self.postMessage({ id: data.id, failed: String(error) } satisfies Reply);
  }
};
