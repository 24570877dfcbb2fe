/** Words of the engine, which begin small and have no full stop, as a sentence of their own. */
export const asSentence = (words: string): string =>
  `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
