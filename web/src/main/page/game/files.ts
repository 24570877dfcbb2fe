import { signal } from "@preact/signals";
import type { FileForm, LinkForm, RareForm } from "../engine/door";
import { words } from "../words";
import { say } from "../words/notice";
import { act } from "./act";
import { ask } from "./ask";
import { bring } from "./games";
import { hasRareLink, isRare, known, rareFile } from "./rare";
import { everything, takeEverything } from "./storage";

/** The puzzles of a file that holds several, to choose from. */
export const choice = signal<readonly string[]>([]);

/** Lists of all known 17-clue puzzles are smaller. */
const MOST_MEGABYTES = 5;
/** As many games as are kept are smaller. */
const MOST_SAVED_MEGABYTES = 50;

/** Lets the player choose a file and opens it. */
export function openFile(): void {
  chosen(
    ".csv,.sdk,.sdm,.sdx,.ss,.txt,.opensudoku,.ksudoku,.save,.xml,.json,text/*",
    (file) => void openGiven(file),
  );
}

/** Lets the player choose what [saveEverything] has written, and takes it. */
export function openEverything(done: () => void): void {
  chosen(".json", (file) => {
    void takeSaved(file).then((taken) => taken && done());
  });
}

async function takeSaved(file: File): Promise<boolean> {
  if (file.size > MOST_SAVED_MEGABYTES * 1_000_000) {
    say(words.value.tooLarge(MOST_SAVED_MEGABYTES));
    return false;
  }
  try {
    const left = await takeEverything(await file.text());
    say(left === undefined ? words.value.notAll : left > 0 ? words.value.noRoom(left) : "");
    return left !== undefined;
  } catch {
    say(words.value.keepsNothing);
    return false;
  }
}

function chosen(kinds: string, take: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = kinds;
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) {
      take(file);
    }
  };
  input.click();
}

/** Opens a chosen or dropped file. */
export async function openGiven(file: File): Promise<boolean> {
  if (file.size > MOST_MEGABYTES * 1_000_000) {
    say(words.value.tooLarge(MOST_MEGABYTES));
    return false;
  }
  return openText(textOf(await file.arrayBuffer()));
}

/** The text of a file: what is no UTF-8 is Windows-1252, as older programs write. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if (first === 0xfe && second === 0xff) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Opens a text, such as a pasted one; false where nothing could be read. */
export async function openText(text: string): Promise<boolean> {
  if (text.length > MOST_MEGABYTES * 1_000_000) {
    say(words.value.tooLarge(MOST_MEGABYTES));
    return false;
  }
  const puzzles = (await ask("puzzles", text)) ?? [];
  if (puzzles.length > 1) {
    choice.value = puzzles;
    return true;
  }
  if (puzzles.length === 0 && hasRareLink(text)) {
    const links = await known(text);
    return links !== undefined && openText(links);
  }
  if (puzzles.length === 0) {
    // It changes nothing, and says why.
    await act("paste", text);
    return false;
  }
  await bring(text);
  return true;
}

const FILES = {
  csv: { name: "sudoku.csv", type: "text/csv" },
  sdk: { name: "sudoku.sdk", type: "text/plain" },
  line: { name: "sudoku.txt", type: "text/plain" },
  sdm: { name: "sudoku.sdm", type: "text/plain" },
  grid: { name: "sudoku-grid.txt", type: "text/plain" },
  candidates: { name: "sudoku-candidates.txt", type: "text/plain" },
  hodoku: { name: "sudoku-hodoku.txt", type: "text/plain" },
  ss: { name: "sudoku.ss", type: "text/plain" },
  sdx: { name: "sudoku.sdx", type: "text/plain" },
  opensudoku: { name: "sudoku.opensudoku", type: "application/xml" },
  ksudoku: { name: "sudoku.ksudoku", type: "application/xml" },
  "gnome-sudoku": { name: "sudoku.save", type: "application/json" },
} as const satisfies Record<FileForm, { readonly name: string; readonly type: string }>;

/** Saves the puzzle and the current grid. */
export async function saveFile(form: FileForm): Promise<void> {
  const text = await ask("file", form);
  if (text !== undefined) {
    download(FILES[form].name, FILES[form].type, text);
  }
}

/** The programs whose files have a form of their own, by their own names. */
const PROGRAMS = {
  ss: "Simple Sudoku",
  sdx: "SudoCue",
  opensudoku: "OpenSudoku",
  ksudoku: "KSudoku",
  "gnome-sudoku": "GNOME Sudoku",
} as const satisfies Partial<Record<FileForm, string>>;

type ProgramForm = keyof typeof PROGRAMS;

function isProgram(form: FileForm): form is ProgramForm {
  return form in PROGRAMS;
}

const FILE_FORMS = Object.keys(FILES) as readonly FileForm[];

/** The forms that programs have of their own. */
export const PROGRAM_FORMS = FILE_FORMS.filter(isProgram);

/** The other forms, which many programs read. */
export const TEXT_FORMS = FILE_FORMS.filter((form) => !isProgram(form));

/** What a form of files is called. */
export function nameOf(form: FileForm): string {
  return isProgram(form) ? PROGRAMS[form] : words.value.fileForms[form];
}

/** The sites that links can lead to, by their own names. */
export const SITES = {
  "sudoku-exchange": "Sudoku Exchange",
  sudokupad: "SudokuPad",
  "f-puzzles": "f-puzzles",
  penpa: "Penpa",
  sudokuwiki: "SudokuWiki",
  "sudoku-coach": "sudoku.coach",
} as const satisfies Record<LinkForm | RareForm, string>;

/** The sites, in the order in which they are offered. */
export const SITE_FORMS = Object.keys(SITES) as readonly (LinkForm | RareForm)[];

async function rareLink(form: RareForm): Promise<string | undefined> {
  const board = await ask("link");
  return board && rareFile(board, form);
}

/** Puts a link that opens the puzzle elsewhere on the clipboard. */
export async function copyLinkTo(form: LinkForm | RareForm): Promise<void> {
  const link = await (isRare(form) ? rareLink(form) : ask("file", form));
  if (link === undefined) {
    return;
  }
  try {
    await navigator.clipboard.writeText(link.trim());
    say(words.value.linkCopied);
  } catch {
    say(link.trim());
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
