/** Maximum line length of the content, unless a single word is longer. */
export const WIDTH = 120;

/** A changed line may become this long before its paragraph is broken anew: one changed line is easy to review. */
const LONGEST_CHANGED = 180;

const WORDS = / +/;

const wrapped = (words: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/**
 * Breaks a text into lines. The lines before the first change and after the last one stay the same, and a change in one
 * line stays in it.
 *
 * @param old the lines of the text before the change
 * @param value the new text, in one paragraph with single spaces
 * @param width how long a line may be, in characters
 */
export const foldedLines = (old: readonly string[], value: string, width: number): string[] => {
  const words = value.split(WORDS);
  const lines = old.map((line) => line.split(WORDS));
  const fits = (line: readonly string[], at: number): boolean =>
    line.every((word, index) => words[at + index] === word);
  let first = 0;
  let from = 0;
  for (; first < lines.length && fits(lines[first] ?? [], from); first += 1)
    from += lines[first]?.length ?? 0;
  let last = lines.length;
  let to = words.length;
  for (; last > first; last -= 1) {
    const start = to - (lines[last - 1]?.length ?? 0);
    if (start < from || !fits(lines[last - 1] ?? [], start)) break;
    to = start;
  }
  const changed = words.slice(from, to).join(' ');
  // Who has written a paragraph in one long line keeps it so.
  const longest = (old[first] ?? '').length > LONGEST_CHANGED ? Number.POSITIVE_INFINITY : LONGEST_CHANGED;
  const isOneLine = last - first === 1 && changed.length <= longest && changed !== '';
  const between = isOneLine ? [changed] : wrapped(words.slice(from, to), width);
  return [...old.slice(0, first), ...between, ...old.slice(last)];
};
