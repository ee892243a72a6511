/**
 * @param name of a person, e.g. `Anna De Luca`
 * @returns the first letters of the first and the last word, as capitals: `AL`; of a name of one word, its first letter
 */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('it') ?? '').join('');
};
