/** What the pages of the techniques say, in English: the other languages have the same keys. */
export const en = {
  nth: (at: number, of: number) => `Example ${at} of ${of}`,
  previous: "Previous example",
  next: "Next example",
};
