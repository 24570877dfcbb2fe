import type {} from "@escargot-sudoku/board/react";
import { useRef } from "react";
import type { EscargotBoard } from "@escargot-sudoku/board";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

export function Board() {
  const board = useRef<EscargotBoard>(null);
  return (
    <escargot-board
      ref={board}
      puzzle={PUZZLE}
      hints
      lang="fr"
      theme="dark"
      onescargot-change={(event) => event.detail.link.length}
      onescargot-error={(event) => event.detail.message}
    />
  );
}

// @ts-expect-error There is no such theme.
export const Wrong = () => <escargot-board theme="pink" />;

// @ts-expect-error A puzzle is text.
export const Number = () => <escargot-board puzzle={5} />;
