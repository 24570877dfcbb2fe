import type {} from "@escargot-sudoku/board/vue";
import type { GlobalComponents } from "vue";

type Props = InstanceType<GlobalComponents["escargot-board"]>["$props"];

export const right: Props = { puzzle: "", hints: true, lang: "el", theme: "contrast", loading: "eager" };

// @ts-expect-error There is no such theme.
export const wrong: Props = { theme: "pink" };
