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
    <svg class="thumbnail" viewBox="0 0 90 90" aria-hidden="true">
      <rect width="90" height="90" />
      {[30, 60].map((at) => (
        <path key={at} d={`M${at} 0v90M0 ${at}h90`} />
      ))}
      {Array.from(digits, (digit, cell) =>
        digit === "." ? null : (
          <text
            key={cell}
            class={givens[cell] === "." ? "entry" : undefined}
            x={(cell % 9) * 10 + 5}
            y={Math.floor(cell / 9) * 10 + 8.2}
          >
            {digit}
          </text>
        ),
      )}
    </svg>
  );
}
