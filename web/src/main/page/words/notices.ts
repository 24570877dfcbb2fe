import type { Notice } from "../engine/answers";
import { cellsSaid, houseSaid } from "./cells";
import { words } from "./index";

/** What a command did, as a sentence; empty where there is nothing worth saying. */
export function tell(notice: Notice): string {
  const w = words.value;
  const { said } = w;
  switch (notice.kind) {
    case "placed": {
      const clash = notice.clashes.length > 0 ? ` ${said.clashing(cellsSaid(notice.clashes))}` : "";
      const complete =
        notice.completed.length > 0 ? ` ${said.completed(notice.completed.map(houseSaid).join(", "))}` : "";
      return said.placed(notice.digit, cellsSaid(notice.cells)) + clash + complete;
    }
    case "marked":
    case "unmarked": {
      const number = notice.layer === "colour" ? (w.colours[notice.digit - 1] ?? "") : String(notice.digit);
      return said[notice.kind](w.modes[notice.layer], number, cellsSaid(notice.cells));
    }
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
