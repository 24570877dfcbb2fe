import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../words";
import { notice } from "../words/notice";
import { Icon } from "./Icon";
import { useSession } from "./session";

interface Shown {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A dialog above the page; when it goes, the focus is where it was before. */
export function Dialog({ title, close, children }: Shown) {
  const session = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  // The page behind is neither seen nor heard; what was said before is no news here.
  const before = useRef(notice(session).peek());
  // Before anything is painted, so that a key pressed at once goes to the dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser gives the focus back only where the dialog is closed before it is removed.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div class="dialog">
        <div class="title">
          <h2>{title}</h2>
          <button type="button" class="round" aria-label={words.value.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <p role="status" class="notice">
          {notice(session).value === before.current ? "" : notice(session).value}
        </p>
        {children}
      </div>
    </dialog>
  );
}
