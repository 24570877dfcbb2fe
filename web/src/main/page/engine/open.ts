/** Opens an engine where the caller is: in a worker of the page, or in whatever uses the npm package. */
import { load } from "#wasm/classes.wasm-runtime.js";

/** Asks an engine that is here; the answer is JSON. */
export type Call = (name: string, args: readonly (string | number)[]) => string;

type Exports = Record<string, (...args: readonly (string | number)[]) => string | undefined>;

/** The engine of the WebAssembly at an address, or with these bytes. */
export async function open(wasm: string | BufferSource): Promise<Call> {
  const exports = (await load(wasm)).exports as Exports;
  return (name, args) => {
    const answer = exports[name]?.(...args);
    if (answer === undefined) {
      throw new Error(`The engine has no function ${name}.`);
    }
    return answer;
  };
}
