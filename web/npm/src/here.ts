/** Opens what lies beside this module: in Node.js, in Deno, and on the web. */
import type { Speaking } from "../../src/main/page/engine/answers";
import type { Call } from "../../src/main/page/engine/call";
import { open } from "../../src/main/page/engine/open";
import { lessons, usualNaming } from "../../src/main/page/engine/teach";
import type { Language, Speech } from "./types";

const MESSAGES: Record<Language, () => URL> = {
  en: () => new URL("./messages_en.json", import.meta.url),
  fr: () => new URL("./messages_fr.json", import.meta.url),
  el: () => new URL("./messages_el.json", import.meta.url),
};

/** The bytes at `url`. Node.js fetches no files, but reads them. */
async function bytesAt(url: URL): Promise<BufferSource> {
  if (url.protocol === "file:" && typeof process === "object" && process.getBuiltinModule) {
    return new Uint8Array(process.getBuiltinModule("node:fs").readFileSync(url));
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} cannot be read: ${response.status} ${response.statusText}`);
  }
  return response.arrayBuffer();
}

/**
 * Node.js 22 compiles some functions of the engine without end when it inlines others into them: answers stop, and the
 * process never ends. Later versions do not; where inlining is off, answers take as long as before.
 */
function keepNode22FromInlining(): void {
  if (typeof process === "object" && process.versions?.v8?.startsWith("12.") && process.getBuiltinModule) {
    process.getBuiltinModule("node:v8").setFlagsFromString("--wasm-inlining-budget=0");
  }
}

type Functions<A> = { readonly [C in keyof A]: (...args: never[]) => unknown };

/** Asks an engine with the functions `A`, here and now. */
export type AskHere<A extends Functions<A>> = <C extends keyof A & string>(
  call: C,
  ...args: Parameters<A[C]>
) => ReturnType<A[C]>;

/** An engine of one's own, which speaks no language yet. */
export async function engineAt<A extends Functions<A>>(wasm: URL): Promise<AskHere<A>> {
  keepNode22FromInlining();
  const call: Call = await open(await bytesAt(wasm));
  return (name, ...args) => JSON.parse(call(name, args as (string | number)[])) as never;
}

/** Teaches an engine a language. */
export async function teach(ask: AskHere<Speaking>, { language = "en", cells }: Speech): Promise<void> {
  if (!Object.hasOwn(MESSAGES, language)) {
    throw new RangeError(`language must be one of ${Object.keys(MESSAGES).join(", ")}, not ${language}`);
  }
  const texts = JSON.parse(new TextDecoder().decode(await bytesAt(MESSAGES[language]()))) as Record<
    string,
    string
  >;
  for (const [call, ...args] of lessons(texts, cells ?? usualNaming(language))) {
    ask(call, ...args);
  }
}
