import type { Known, Rivals } from "../engine/answers";
import { part, type Session } from "../session/session";
import { words } from "../words";
import { say } from "../words/notice";
import { ask } from "./ask";
import { choice, photo } from "./choice";
import { bring } from "./games";
import { known, variantOf, variantsOf } from "./rare";
import { everything, takeEverything } from "./storage";
import { brought } from "./variants";
import { called, download } from "./written";

/** Lists of all known 17-clue puzzles are smaller. */
const MOST_MEGABYTES = 5;
/** As many games as are kept are smaller. */
const MOST_SAVED_MEGABYTES = 50;
/** Photos of phones are smaller. */
const MOST_PHOTO_MEGABYTES = 50;

/** Lets the player choose a file and opens it. */
export function openFile(session: Session): void {
  chosen(
    ".csv,.gz,.sdk,.sdm,.sdx,.ss,.txt,.opensudoku,.ksudoku,.save,.xml,.json,text/*,image/*",
    (file) => void openGiven(session, file),
  );
}

/** Lets the player choose a picture, or take one where there is a camera, and reads it. */
export function openPhoto(session: Session): void {
  // Without `capture`: with it, phones would offer the camera alone, and no photo that was taken before.
  chosen("image/*", (file) => openPicture(session, file));
}

/** Lets the player choose what [saveEverything] has written, and takes it. */
export function openEverything(session: Session, done: () => void): void {
  chosen(".json", (file) => {
    void takeSaved(session, file).then((taken) => taken && done());
  });
}

async function takeSaved(session: Session, file: File): Promise<boolean> {
  if (file.size > MOST_SAVED_MEGABYTES * 1_000_000) {
    say(session, words.value.tooLarge(MOST_SAVED_MEGABYTES));
    return false;
  }
  try {
    const left = await takeEverything(await file.text());
    say(session, left === undefined ? words.value.notAll : left > 0 ? words.value.noRoom(left) : "");
    return left !== undefined;
  } catch {
    say(session, words.value.keepsNothing);
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

function openPicture(session: Session, file: File): void {
  if (file.size > MOST_PHOTO_MEGABYTES * 1_000_000) {
    say(session, words.value.tooLarge(MOST_PHOTO_MEGABYTES));
  } else {
    photo.value = file;
  }
}

/** Opens a chosen, dropped or pasted file; true where what it has is on the table at once. */
export async function openGiven(session: Session, file: File): Promise<boolean> {
  if (file.type.startsWith("image/")) {
    openPicture(session, file);
    return false;
  }
  if (file.size > MOST_MEGABYTES * 1_000_000) {
    say(session, words.value.tooLarge(MOST_MEGABYTES));
    return false;
  }
  const bytes = await file.arrayBuffer();
  return openText(session, textOf(isPacked(bytes) ? await unpackedOf(bytes) : bytes));
}

function isPacked(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0x1f && second === 0x8b;
}

/** What gzip has packed; the same bytes, which are no text, where they are damaged. */
async function unpackedOf(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const { unpacked } = await import("./unpacked");
  return (await unpacked(bytes, MOST_MEGABYTES * 1_000_000)) ?? bytes;
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
export async function openText(session: Session, text: string): Promise<boolean> {
  if (text.length > MOST_MEGABYTES * 1_000_000) {
    say(session, words.value.tooLarge(MOST_MEGABYTES));
    return false;
  }
  const puzzles = isPlain(text) ? ((await ask(session, "puzzles", text)) ?? []) : [];
  if (puzzles.length === 0) {
    return openKnown(session, text);
  }
  if (puzzles.length > 1) {
    choice.value = { puzzles, open: (puzzle) => bring(session, puzzle) };
    return true;
  }
  const rivals = await ask(session, "rivals", text);
  await (rivals ? bringTied(session, text, rivals) : bring(session, text));
  return true;
}

/** Whether a text is digits, signs for empty cells, and frames. Where words stand, they may say which puzzle is meant, or
 * that other rules hold: of them the game's engine knows nothing. */
const isPlain = (text: string) => /^[\d\s.,;_*|:+='\u2500-\u257f-]*$/.test(text);

/** Opens what the engine that knows all formats can read, and says what it cannot. */
async function openKnown(session: Session, text: string): Promise<boolean> {
  const found = await known(session, text);
  const [first] = found?.puzzles ?? [];
  if (!found || first === undefined) {
    return found !== undefined && openVariant(session, text, toldOf(found));
  }
  const told = toldOf(found);
  if (found.puzzles.length === 1) {
    await bring(session, first, told);
    return true;
  }
  choice.value = { puzzles: found.puzzles, open: (puzzle) => bring(session, puzzle), told };
  return true;
}

/** What is to be said of puzzles, and of what cannot be read beside them. */
function toldOf({ remarks, problems, left }: Known): string {
  const places = problems.map(({ line, column, problem }) => words.value.problem(line, column, problem));
  return [...remarks, ...places, ...(left > 0 ? [`(+${left})`] : [])].join(" ");
}

/** Opens a puzzle with rules of its own, where the text holds one, and else says `told`. */
async function openVariant(session: Session, text: string, told = ""): Promise<boolean> {
  const puzzle = await variantOf(session, text);
  if (!puzzle) {
    say(session, told);
    return false;
  }
  if ("problem" in puzzle) {
    say(session, words.value.problem(puzzle.line, puzzle.column, puzzle.problem));
    return false;
  }
  const all = (await variantsOf(session, text)) ?? [];
  if (all.length > 1) {
    choice.value = { puzzles: all, open: (source) => openVariant(session, source) };
  } else {
    brought(session).value = { puzzle };
  }
  return true;
}

/** The last text that fits two forms, if it was read in the first one. */
const reading = part(() => ({ tied: undefined as string | undefined }));

/** Takes a text that fits two forms in the first one, and in the other when it comes again. */
async function bringTied(session: Session, text: string, { taken, other }: Rivals): Promise<void> {
  const again = reading(session).tied === text;
  reading(session).tied = again ? undefined : text;
  const w = words.value;
  await bring(
    session,
    again ? ((await ask(session, "reread", text, other)) ?? text) : text,
    again ? w.readAs(called(other)) : w.fitsTwo(called(taken), called(other)),
  );
}

/** Saves all games, statistics and settings. */
export async function saveEverything(): Promise<void> {
  download("escargot.json", "application/json", await everything());
}
