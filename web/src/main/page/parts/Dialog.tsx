import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words";
import { Icon } from "./Icon";

interface Shown {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A dialogue above the page; the browser gives the focus back when it closes. */
export function Dialog({ title, close, children }: Shown) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={close}
      onPointerDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog">
        <div class="title">
          <h2>{title}</h2>
          <button
            type="button"
            class="round"
            aria-label={words.value.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
