/** The puzzle and the current grid in the forms of other programs and sites. */

import type { Feature, FileForm, LinkForm, RareForm } from "../engine/door";
import type { Session } from "../session/session";
import { words } from "../words";
import { say } from "../words/notice";
import { ask } from "./ask";
import { isRare, rareFile } from "./rare";

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

/** Saves the puzzle and the current grid, and says what of it is lost. */
export async function saveFile(session: Session, form: FileForm): Promise<void> {
  const { text, lost } = await written(session, form);
  if (text !== undefined) {
    download(FILES[form].name, FILES[form].type, text);
    say(session, noPlace(form, lost));
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
  return Object.hasOwn(PROGRAMS, form);
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

type Form = FileForm | LinkForm | RareForm;

const isFile = (form: string): form is FileForm => Object.hasOwn(FILES, form);

const isSite = (form: string): form is keyof typeof SITES => Object.hasOwn(SITES, form);

/** What a form is called, or its id where it is read alone. */
export function called(form: string): string {
  return isFile(form) ? nameOf(form) : isSite(form) ? SITES[form] : form;
}

/** That a form has no place for something; empty where nothing is lost. */
function noPlace(form: Form, lost: readonly Feature[] = []): string {
  const { features, noPlaceFor } = words.value;
  return lost.length > 0 ? noPlaceFor(called(form), lost.map((feature) => features[feature]).join(", ")) : "";
}

interface Written {
  readonly text: string | undefined;
  readonly lost: readonly Feature[] | undefined;
}

async function written(session: Session, form: Form): Promise<Written> {
  if (!isRare(form)) {
    const text = await ask(session, "file", form);
    return { text, lost: text === undefined ? [] : await ask(session, "lost", form) };
  }
  const board = await ask(session, "link");
  return board === undefined ? { text: board, lost: [] } : rareFile(session, board, form);
}

/** Puts the puzzle and the current grid on the clipboard, as text or as a link that opens it elsewhere, and says what of
 * it is lost. */
export async function copyAs(session: Session, form: Form): Promise<void> {
  const { text, lost } = await written(session, form);
  if (text === undefined) {
    return;
  }
  const { linkCopied, textCopied } = words.value;
  try {
    await navigator.clipboard.writeText(isFile(form) ? text : text.trim());
    say(session, [isFile(form) ? textCopied : linkCopied, noPlace(form, lost)].filter(Boolean).join(" "));
  } catch {
    say(session, text.trim());
  }
}

/** Lets the browser save a text. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
