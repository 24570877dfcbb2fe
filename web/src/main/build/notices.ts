/** Whose work is in the page besides ours, with their licenses: `page-notices.txt`, made of what was really built in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the service worker is made of; that is built apart from the page. */
const OFFLINE = [
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
  "vite-plugin-pwa",
];

/** The text of the notices, for the page built of the files `modules`. */
export function notices(modules: Iterable<string>, packagesFolder: string): string {
  const names = [...Array.from(modules, packageOf), ...OFFLINE].filter((name) => name !== undefined);
  const parts = [...new Set(names)].sort().map((name) => notice(join(packagesFolder, name)));
  return `The page contains work of others:\n\n${[TEAVM, DIGITS, ...parts].join("\n----\n\n")}`;
}

/** The package that the file `module` is from, such as `@preact/signals`; undefined for files of our own. */
export function packageOf(module: string): string | undefined {
  return /^.*\/node_modules\/((@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${version}, ${license}\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}\n`;
}

const DIGITS = `Inter, OFL-1.1: its digits

${readFileSync(new URL("../page/fonts/LICENSE", import.meta.url), "utf8").trim()}
`;

/** The npm package of the engines has it, too. */
const TEAVM = readFileSync(new URL("./teavm-notice.txt", import.meta.url), "utf8");
