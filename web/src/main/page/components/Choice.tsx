import { open } from "./open";

/** What gets the way to close the menu that it is in. */
export interface Closing {
  readonly close: () => void;
}

/** Something that the menu offers. */
export function Choice({ name, choose }: { readonly name: string; readonly choose: () => unknown }) {
  return (
    <button type="button" onClick={() => void choose()}>
      {name}
    </button>
  );
}

/** Opens another dialog in place of the menu. */
export function goTo(dialog: NonNullable<typeof open.value>): void {
  open.value = dialog;
}
