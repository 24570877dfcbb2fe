import type { ComponentChildren } from "preact";
import { words } from "../words";
import { Icon } from "./Icon";
import { visit } from "./route";

interface Shown {
  readonly class: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The head of a place to learn in: the way back to the board, and its title. */
export function PlaceHead({ class: name, title, children }: Shown) {
  return (
    <div class={name}>
      <button type="button" class="round" aria-label={words.value.toBoard} onClick={() => visit("board")}>
        <Icon name="back" />
      </button>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
