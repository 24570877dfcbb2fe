/** Opens what lies beside this module, or where the caller says: in Node.js, in Deno, and on the web. */
import type { Speaking } from "../../src/main/page/engine/answers";
import type { Call } from "../../src/main/page/engine/call";
import { runsWasm } from "../../src/main/page/engine/fallback";
import { open } from "../../src/main/page/engine/open";
import { lessons, usualNaming } from "../../src/main/page/engine/teach";
import { oneOf } from "./arguments";
import { node } from "./node";
import type { Language, Speech, WasmSource } from "./types";

type Texts = Readonly<Record<string, string>>;

/** Modules, which every bundler finds. */
const MESSAGES: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("#messages/messages_en.json"),
  fr: () => import("#messages/messages_fr.json"),
  el: () => import("#messages/messages_el.json"),
};

/** What an address is relative to: the page, or the script of a worker; nothing in Node.js. */
export function whereWeAre(): string | undefined {
  const { document, location } = globalThis as { document?: Document; location?: Location };
  return document?.baseURI ?? location?.href;
}

/** The bytes at `place`. Node.js fetches no files, but reads them. */
async function bytesAt(place: URL | string): Promise<BufferSource> {
  const url = new URL(place, whereWeAre());
  if (url.protocol === "file:" && node?.getBuiltinModule) {
    return new Uint8Array(node.getBuiltinModule("node:fs").readFileSync(url));
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
  if (node?.versions?.v8?.startsWith("12.") && node.getBuiltinModule) {
    node.getBuiltinModule("node:v8").setFlagsFromString("--wasm-inlining-budget=0");
  }
}

type Functions<A> = { readonly [C in keyof A]: (...args: never[]) => unknown };

/** Asks an engine with the functions `A`, here and now. */
export type AskHere<A extends Functions<A>> = <C extends keyof A & string>(
  call: C,
  ...args: Parameters<A[C]>
) => ReturnType<A[C]>;

/** An engine of one's own, which speaks no language yet. */
export async function engineAt<A extends Functions<A>>(wasm: WasmSource): Promise<AskHere<A>> {
  if (!runsWasm()) {
    throw new Error(
      "This needs WebAssembly with garbage collection: Node.js 22.3, Deno 2, Chrome 119, Firefox 120, Safari 18.2, or later.",
    );
  }
  keepNode22FromInlining();
  const isPlace = typeof wasm === "string" || wasm instanceof URL;
  const call: Call = await open(isPlace ? await bytesAt(wasm) : wasm);
  return (name, ...args) => JSON.parse(call(name, args as (string | number)[])) as never;
}

/** Teaches an engine a language. */
export async function teach(ask: AskHere<Speaking>, speech: Speech): Promise<void> {
  const { language = "en", cells, messages } = speech;
  const code = oneOf("language", language, Object.keys(MESSAGES) as Language[]);
  const naming = cells === undefined ? usualNaming(code) : oneOf("cells", cells, ["rc", "lc", "a1"] as const);
  for (const [call, ...args] of lessons(messages ?? (await MESSAGES[code]()).default, naming)) {
    ask(call, ...args);
  }
}
