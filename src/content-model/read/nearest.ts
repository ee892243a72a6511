/** The largest edit distance that still counts as a typing mistake. Longer words allow more. */
const allowance = (word: string): number => Math.max(2, Math.floor(word.length / 3));

/** Levenshtein distance: insertions, deletions and replacements that turn `a` into `b`. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Whether a word is an address that only lacks its parent pages, which counts as near at any length. */
const isEndOf = (word: string, candidate: string): boolean =>
  word.length > 1 && word.startsWith('/') && candidate.endsWith(word);

/** Whether a word is the beginning or the last part of a name: "fibra" or "ottica" for fibra-ottica. */
const isPartOf = (word: string, candidate: string): boolean =>
  word.length > 2 && (candidate.startsWith(word) || candidate.endsWith(`-${word}`));

const byDistance = (word: string, known: readonly string[]) =>
  known
    .map((candidate) => ({
      candidate,
      away:
        isEndOf(word, candidate) || isPartOf(word.toLowerCase(), candidate.toLowerCase())
          ? 1
          : distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.away - b.away);

/**
 * @param word the word in the file
 * @param known the words that are allowed
 * @returns the known word that was probably meant; `undefined` when none is similar
 */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const [best] = byDistance(word, known);
  return best && best.away <= allowance(word) ? best.candidate : undefined;
};

/** How many known values a message shows. */
const LISTED = 6;
const inQuotes = (item: string): string => JSON.stringify(item);

/**
 * @param word the value in the file
 * @param known the values that are allowed
 * @param show formats one of them
 * @returns the known values; of more than six, the most similar ones: `"id", "name" e altri`
 */
export const listed = (word: unknown, known: readonly string[], show = inQuotes): string => {
  if (known.length <= LISTED) return known.map(show).join(', ');
  const first = typeof word === 'string' ? byDistance(word, known).map(({ candidate }) => candidate) : known;
  return `${first.slice(0, LISTED).map(show).join(', ')} e altri`;
};

/**
 * @param what the kind of value that is expected, e.g. `un campo che esiste`
 * @param word the value in the file
 * @param known the values that are allowed
 * @param show formats one of them, e.g. in quotes
 * @returns `un campo che esiste, forse "badge"; ci sono "id", "badge"`, without the guess when none is similar
 */
export const oneOf = (what: string, word: unknown, known: readonly string[], show = inQuotes): string => {
  if (known.length === 0) return `${what}: non ce n’è`;
  const guess = typeof word === 'string' ? nearest(word, known) : undefined;
  const list = listed(word, known, show);
  return guess === undefined ? `${what}: ${list}` : `${what}, forse ${show(guess)}; ci sono ${list}`;
};
