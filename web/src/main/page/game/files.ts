import { act, ask } from "../state";

/** Lets the player choose a file and opens it. */
export function openFile(): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".csv,.sdk,.sdm,.ss,.txt,text/*";
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) {
      void openText(file);
    }
  };
  input.click();
}

/** Opens a chosen or dropped file. */
export async function openText(file: Blob): Promise<void> {
  await act("paste", 0, await file.text());
}

/** Saves the game as csv: nine rows of the start, nine of the current grid. */
export async function saveFile(): Promise<void> {
  const csv = await ask("csv");
  if (csv !== undefined) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
    link.download = "sudoku.csv";
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
