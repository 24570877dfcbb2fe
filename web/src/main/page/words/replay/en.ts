/** What the replay of a game says, in English: the other languages have the same keys. */
export const en = {
  title: "How it was solved",
  loading: "Looking for the places where it took long…",
  empty: "Nothing has been played here yet.",
  play: "Play",
  pause: "Pause",
  back: "One step back",
  on: "One step forward",
  speed: "Speed",
  times: (factor: number) => `${factor}× as fast`,
  moment: (at: number, of: number, clock: string) => `Step ${at} of ${of}, at ${clock}`,
  places: "Where it took long",
  place: (clock: string, spent: string) => `${spent} at ${clock}`,
  helped: (hints: number) => (hints === 1 ? "with a hint" : `with ${hints} hints`),
  even: "No place took much longer than the others, and none a hint.",
  easiest: (name: string) => `The easiest step there: ${name}.`,
  unknown: "Something was wrong on the board there, so there is no step to tell.",
};
