import { useEffect } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import { focusBoard } from "../focus/focus";
import { photo } from "../game/choice";
import { openPhoto } from "../game/files";
import { bring } from "../game/games";
import type { Session } from "../session/session";
import { words } from "../words";
import { photoWords } from "../words/photo";
import { CellCard } from "./CellCard";
import { FlatPhoto } from "./FlatPhoto";
import { ReadBoard } from "./ReadBoard";
import { digits, doubtful, forgetPhoto, readPhoto, type Scanned, scanned, solutions, stage } from "./session";
import "../styles/photo.css";

/** What was read from a picture, beside it, to be looked through, corrected and played. */
export function PhotoDialog({ file }: { readonly file: File }) {
  useEffect(() => void readPhoto(file), [file]);
  useEffect(() => forgetPhoto, []);
  return (
    <Dialog title={photoWords.value.title} close={close}>
      <Said />
      {stage.value === "read" && scanned.value && <Found scanned={scanned.value} />}
      {stage.value !== "reading" && stage.value !== "read" && (
        <div class="choices">
          <Another />
        </div>
      )}
    </Dialog>
  );
}

function close(): void {
  photo.value = undefined;
}

function play(session: Session): void {
  const puzzle = digits.value;
  close();
  void bring(session, puzzle).then(focusBoard);
}

/** How it went, and whether the puzzle can be right. */
function Said() {
  const w = photoWords.value;
  const isWrong = stage.value === "read" ? solutions.value !== 1 : stage.value !== "reading";
  return (
    <p role="status" class="photo-said" data-wrong={isWrong && solutions.value !== undefined}>
      {stage.value === "reading" && <progress aria-label={w.reading} />}
      {sentence()}
    </p>
  );
}

function sentence(): string {
  const w = photoWords.value;
  switch (stage.value) {
    case "reading":
      return w.reading;
    case "no-picture":
      return w.noPicture;
    case "no-grid":
      return w.noGrid;
    case "no-engine":
      return words.value.noEngine;
    case "read": {
      const counted = solutions.value === undefined ? "" : w.solutions[solutions.value];
      const left = doubtful.value.size;
      return `${left === 0 ? w.sure : w.doubtful(left)} ${counted}`;
    }
  }
}

function Found({ scanned: { reading, flat } }: { readonly scanned: Scanned }) {
  const session = useSession();
  return (
    <div class="photo">
      <ReadBoard reading={reading} />
      <CellCard reading={reading} flat={flat} />
      <div class="choices">
        <button type="button" class="primary" onClick={() => play(session)}>
          {words.value.play}
        </button>
        <Another />
      </div>
      <FlatPhoto flat={flat} />
    </div>
  );
}

function Another() {
  const session = useSession();
  return (
    <button type="button" onClick={() => openPhoto(session)}>
      {photoWords.value.another}
    </button>
  );
}
