/** The sources of the methods, which the page shows: read when the page is built, so that they are those at work. */
import { readdirSync, readFileSync } from "node:fs";

/** The class of a method. */
export interface MethodSource {
  readonly file: string;
  readonly code: string;
}

/** The classes in `folder` that are the search of a method, by the method's id: `PlainSearch` is that of `plain`. */
export function methodSources(folder: string): Record<string, MethodSource> {
  return Object.fromEntries(
    readdirSync(folder).flatMap((file) => {
      const method = /^(\w+)Search\.java$/.exec(file)?.[1];
      return method && method !== "Method"
        ? [[method.toLowerCase(), { file, code: readFileSync(`${folder}/${file}`, "utf8") }]]
        : [];
    }),
  );
}
