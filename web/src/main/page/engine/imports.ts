/** What our engines import of JavaScript, and no more. */

type Loose = (...args: unknown[]) => unknown;

/** The engine that is opened; its functions are there as soon as it runs. */
export interface Running {
  functions: Record<string, Loose>;
  /** What Java throws. */
  thrown: WebAssembly.Tag | undefined;
}

/** What JavaScript holds of Java. */
interface Held {
  [JAVA]?: unknown;
}

const JAVA = Symbol("object of Java");

/** An exception of Java; its message is asked for when it is read, since Java makes it later than the error. */
class JavaError extends Error {
  readonly [JAVA]: unknown;

  constructor(
    private readonly engine: Running,
    exception: unknown,
  ) {
    super();
    this[JAVA] = exception;
    engine.functions["teavm.setJsException"]?.(exception, this);
  }

  override get message(): string {
    const { functions } = this.engine;
    const text = functions["teavm.exceptionMessage"]?.(this[JAVA]);
    return text == null ? "The engine failed." : String(functions["teavm.stringToJs"]?.(text));
  }
}

const same = (value: unknown) => value;

/** Strings, where JavaScript does not have them built in for WebAssembly. */
const strings = {
  fromCharCode: (code: number) => String.fromCharCode(code),
  charCodeAt: (text: string, at: number) => text.charCodeAt(at),
  length: (text: string) => text.length,
  concat: (one: string, other: string) => one + other,
  substring: (text: string, from: number, to: number) => text.substring(from, to),
  // Asked for where `stringBuiltinsSupported` says so, and there they are built in.
  fromCharCodeArray: same,
  intoCharCodeArray: same,
};

/** What to throw where the engine threw. */
function errorFor(engine: Running, caught: unknown): unknown {
  const { functions, thrown } = engine;
  if (thrown === undefined || !(caught instanceof WebAssembly.Exception) || !caught.is(thrown)) {
    return caught;
  }
  const exception: unknown = caught.getArg(thrown, 0);
  return (
    functions["teavm.js.extractException"]?.(exception) ??
    functions["teavm.getJsException"]?.(exception) ??
    new JavaError(engine, exception)
  );
}

/** The function whose text Java has. Ours are those alone that give back what they get. */
function textual(parameter: string, body: string): Loose {
  if (body !== `return ${parameter};`) {
    throw new Error(`The engine has a function of JavaScript that is not known here: ${body}`);
  }
  return same;
}

/** A class of which JavaScript holds objects of Java. */
function holder() {
  return class implements Held {
    readonly [JAVA]: unknown;

    constructor(object: unknown) {
      this[JAVA] = object;
    }
  };
}

/** What Java has for objects of JavaScript, the same for the same as long as it is there. */
function wrapping(engine: Running): (value: unknown) => unknown {
  const known = new WeakMap<object, WeakRef<object>>();
  const made = (value: unknown) => engine.functions["teavm.jso.createWrapper"]?.(value) as object;
  return (value) => {
    if (value === null || (typeof value !== "object" && typeof value !== "function")) {
      return value === null ? null : made(value);
    }
    const wrapper = (value as Held)[JAVA] ?? known.get(value)?.deref() ?? made(value);
    known.set(value, new WeakRef(wrapper as object));
    return wrapper;
  };
}

/** Values of JavaScript, for Java. */
function values(engine: Running) {
  const global = globalThis as unknown as Record<string, Loose>;
  const defineFunction =
    (run: Loose): Loose =>
    (...args) => {
      try {
        return run(...args);
      } catch (caught) {
        throw errorFor(engine, caught);
      }
    };
  return {
    isUndefined: (value: unknown) => value === undefined,
    instanceOf: (value: unknown, type: new () => unknown) => value instanceof type,
    global: (name: string) => global[name],
    getProperty: (of: Record<string, unknown> | null, name: string) => (of ?? global)[name],
    createClass: holder,
    defineFunction,
    defineStaticMethod: (type: unknown, name: string, run: Loose) => {
      (type as Record<string, Loose>)[name] = defineFunction(run);
    },
    createFunction1: textual,
    callFunction1: (run: Loose, value: unknown) => run(value),
    callMethod0: (of: Record<string, Loose> | null, name: string) => (of ?? global)[name]?.call(of),
    callMethod1: (of: Record<string, Loose> | null, name: string, value: unknown) =>
      (of ?? global)[name]?.call(of, value),
    construct3: (type: new (...args: unknown[]) => unknown, ...args: unknown[]) => new type(...args),
    javaObjectToJS: (object: unknown, type: new (object: unknown) => Held) =>
      object === null ? null : new type(object),
    unwrapJavaObject: (held: Held) => held[JAVA],
    wrapObject: wrapping(engine),
    wrapInt: same,
    unwrapInt: same,
    unwrapByte: same,
    unwrapDouble: same,
  };
}

/** All that an engine may import; `builtin` says whether strings are built in, `linear` is its memory outside the heap. */
export function imports(engine: Running, builtin: boolean, linear: WebAssembly.Memory, heapOffset: number) {
  const global = (value: number) => new WebAssembly.Global({ value: "i32", mutable: false }, value);
  return {
    "wasm:js-string": strings,
    env: { memory: linear },
    teavm: {
      decorateException: (exception: unknown) => new JavaError(engine, exception),
      // Whose frames no one asks for: the error has them, too.
      takeStackTrace: () => null,
    },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: { exp: Math.exp, floor: Math.floor, log: Math.log, sqrt: Math.sqrt },
    teavmMemory: {
      heapOffset: global(heapOffset),
      maxSize: global(2 ** 31 - 1),
      linearMemory: () => linear.buffer,
      notifyHeapResized: () => undefined,
    },
    teavmJso: { stringBuiltinsSupported: () => builtin, ...values(engine) },
  };
}
