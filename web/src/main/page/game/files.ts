import { signal } from "@preact/signals";
import type { FileForm } from "../engine/answers";
import { act, ask, bring, say } from "../state";
import { words } from "../words";
import { everything, takeEverything } from "./storage";

/** The puzzles of a file that holds several, to choose from. */
export const choice = signal<readonly string[]>([]);

/** Lets the player choose a file and opens it. */
export function openFile(): void {
  chosen(".csv,.sdk,.sdm,.ss,.txt,text/*", (text) => void openText(text));
}

/** Lets the player choose what [saveEverything] has written, and takes it. */
export function openEverything(done: () => void): void {
  chosen(".json", (text) => {
    void takeEverything(text).then((taken) => (taken ? done() : say(words.value.notAll)));
  });
}

function chosen(kinds: string, take: (text: string) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = kinds;
  input.onchange = () => {
    void input.files?.[0]?.text().then(take);
  };
  input.click();
}

/** Opens a chosen or dropped file, or a pasted text; false where nothing could be read. */
export async function openText(text: string): Promise<boolean> {
  const puzzles = (await ask("puzzles", text)) ?? [];
  if (puzzles.length > 1) {
    choice.value = puzzles;
    return true;
  }
  if (puzzles.length === 0) {
    // It changes nothing, and says why.
    await act("paste", 0, text);
    return false;
  }
  await bring(text);
  return true;
}

const FILES = {
  csv: { name: "sudoku.csv", type: "text/csv" },
  sdk: { name: "sudoku.sdk", type: "text/plain" },
  line: { name: "sudoku.txt", type: "text/plain" },
} as const;

/** Saves the puzzle and the current grid. */
export async function saveFile(form: FileForm): Promise<void> {
  const text = await ask("file", form);
  if (text !== undefined) {
    download(FILES[form].name, FILES[form].type, text);
  }
}

/** Saves all games, statistics and settings. */
export async function saveEverything(): Promise<void> {
  download("escargot.json", "application/json", await everything());
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
