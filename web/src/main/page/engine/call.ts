/** What an engine takes; numbers in bulk are copied. */
export type Argument = string | number | Int8Array | Int32Array;

/** Asks an engine that is here; the answer is JSON. */
export type Call = (name: string, args: readonly Argument[]) => string;

/** The functions of an engine by name. */
export type Exports = Readonly<Record<string, (...args: readonly Argument[]) => string | undefined>>;

/** What asks the engine with these functions. */
export function callOf(exports: Exports): Call {
  return (name, args) => {
    const answer = exports[name]?.(...args);
    if (answer === undefined) {
      throw new Error(`The engine has no function ${name}.`);
    }
    return answer;
  };
}
