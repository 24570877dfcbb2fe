interface Shown {
  /** 81 characters, `.` for empty. */
  readonly digits: string;
  /** The frozen ones among them. */
  readonly givens: string;
}

/** A board in the size of a stamp: where digits stand, those of the player in their color. It says nothing to readers of
 * the screen. */
export function Thumbnail({ digits, givens }: Shown) {
  return (
    <span class="thumbnail" aria-hidden="true">
      {Array.from(digits, (digit, cell) =>
        digit === "." ? (
          <i key={cell} />
        ) : (
          <i key={cell} class={givens[cell] === "." ? "entry" : undefined}>
            {digit}
          </i>
        ),
      )}
    </span>
  );
}
