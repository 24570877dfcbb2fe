import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first program with one of these names that is on the PATH, or undefined. */
export function onThePath(...names) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  return undefined;
}
