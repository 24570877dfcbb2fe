/** Line drawings of 24 by 24, each one path. */
const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3Z",
  check: "m4 12 5 5L20 6",
  solve: "M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M6 18l2.5-2.5M15.5 8.5 18 6",
  notes: "M4 20h4L19 9l-4-4L4 16v4M13 7l4 4M14 20h6",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M9 5v14M15 5v14",
  go: "M8 5v14l11-7Z",
  plus: "M12 5v14M5 12h14",
  back: "m14 6-6 6 6 6",
  first: "M7 5v14M18 6l-7 6 7 6",
  previous: "m15 6-7 6 7 6",
  next: "m9 6 7 6-7 6",
  last: "M17 5v14M6 6l7 6-7 6",
  erase: "M9 5h12v14H9l-6-7ZM12 9l6 6M18 9l-6 6",
  several: "M4 4h10v10H4ZM17 8h3v12H8v-3M9 6v6M6 9h6",
  delete: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  close: "m6 6 12 12M18 6 6 18",
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A shell: the spiral that an escargot carries. */
export function Shell() {
  return (
    <svg class="shell" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 26h20a7 7 0 0 0 6-7V9m-4 1 1-4M29 9l2-3M20 26a9 9 0 1 0-9-9 6 6 0 0 0 6 6 4.500 4.500 0 0 0 4.500-4.500A3.500 3.500 0 0 0 18 15a2 2 0 0 0-2 2" />
    </svg>
  );
}
