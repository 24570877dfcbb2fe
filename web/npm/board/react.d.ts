/** The element in TSX of React 19: `import type {} from "@escargot-sudoku/board/react"`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardProblem, BoardState, EscargotBoard } from "./board.js";

export interface EscargotBoardProps extends DetailedHTMLProps<HTMLAttributes<EscargotBoard>, EscargotBoard> {
  puzzle?: string | undefined;
  hints?: boolean | undefined;
  theme?: "light" | "dark" | "contrast" | undefined;
  loading?: "eager" | "lazy" | undefined;
  src?: string | undefined;
  "onescargot-change"?: ((event: CustomEvent<BoardState>) => void) | undefined;
  "onescargot-solved"?: ((event: CustomEvent<BoardState>) => void) | undefined;
  "onescargot-error"?: ((event: CustomEvent<BoardProblem>) => void) | undefined;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "escargot-board": EscargotBoardProps;
    }
  }
}
