import type { Notice, View } from "../engine/view";
import { cellsSaid, houseSaid } from "./cells";
import { words } from "./index";
import { time } from "./time";

/** What there is to say of the step from `before` to `after`. */
export function changeSaid(before: View | undefined, after: View): string {
  if (before && !before.won && after.won) {
    const { wonIn, level, hintsUsed } = words.value;
    const played = after.level < 0 ? "" : ` ${level} ${after.level}.`;
    return `${wonIn(time(after.clock.elapsed))}${played} ${hintsUsed(after.hints)}`;
  }
  if (before?.standing !== "full-but-wrong" && after.standing === "full-but-wrong") {
    return words.value.wrong;
  }
  if (before && before.tool !== after.tool && after.notice.kind === "quiet") {
    return inHand(after.tool);
  }
  if (before && before.clock.state !== after.clock.state && after.clock.state === "paused") {
    return words.value.paused;
  }
  if (before?.clock.state === "paused" && after.clock.state === "running") {
    return words.value.said.resumed;
  }
  if (before && after.notice.kind === "quiet" && before.selected.length !== after.selected.length) {
    const { allSelected, noneSelected } = words.value.said;
    return after.selected.length === 81 ? allSelected : after.selected.length === 0 ? noneSelected : "";
  }
  if (before && (before.mode !== after.mode || before.candidateColor !== after.candidateColor)) {
    return words.value.modeSays(modeSaid(after));
  }
  return noticeSaid(after.notice);
}

/** The mode, with the color that it gives to candidates. */
function modeSaid({ mode, candidateColor }: View): string {
  const { modes, candidateColors, labeled } = words.value;
  return mode === "candidate-color"
    ? labeled(modes[mode], candidateColors[candidateColor - 1] ?? "")
    : modes[mode];
}

function inHand(tool: View["tool"]): string {
  const w = words.value;
  return tool === "pointer" ? w.handEmpty : w.inHand(tool === "eraser" ? w.eraser : String(tool));
}

/** What a command did, as a sentence; empty where there is nothing worth saying. */
function noticeSaid(notice: Notice): string {
  const w = words.value;
  const { said } = w;
  switch (notice.kind) {
    case "placed": {
      const clash = notice.clashes.length > 0 ? ` ${said.clashing(cellsSaid(notice.clashes))}` : "";
      const mutual = notice.mutual.length > 0 ? ` ${said.mutual(cellsSaid(notice.mutual))}` : "";
      const complete =
        notice.completed.length > 0 ? ` ${said.completed(notice.completed.map(houseSaid).join(", "))}` : "";
      return said.placed(notice.digit, cellsSaid(notice.cells)) + clash + mutual + complete;
    }
    case "marked":
    case "unmarked": {
      const number = notice.layer === "color" ? (w.colors[notice.digit - 1] ?? "") : String(notice.digit);
      return said[notice.kind](w.modes[notice.layer], number, cellsSaid(notice.cells));
    }
    case "colored":
      return notice.color === 0
        ? said.uncolored(notice.digit, cellsSaid(notice.cells))
        : said.colored(notice.digit, w.candidateColors[notice.color - 1] ?? "", cellsSaid(notice.cells));
    case "no-candidate":
      return said.noCandidate(notice.digit);
    case "erased":
    case "undone":
    case "redone":
    case "restored":
      return said[notice.kind](cellsSaid(notice.cells));
    case "refused":
      return said.refused(notice.digit, cellsSaid(notice.cells));
    case "checkpoint-kept":
      return w.checkpointKept(notice.number + 1);
    case "unreadable":
      return w.problem(notice.line, notice.column, notice.problem);
    case "frozen":
      return said.frozen;
    case "resting":
      return said.resting;
    case "quiet":
    case "changed":
    case "outdated":
      return "";
  }
}
