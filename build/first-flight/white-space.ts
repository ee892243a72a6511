/** Tags, and what is not to be touched: code, text areas, preformatted text, comments. */
const MARKUP = /(<(script|style|textarea|pre)\b[\s\S]*?<\/\2>|<!--[\s\S]*?-->|<[^>]+>)/;
const VOID = /^<(?:!|(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)|\/>$|<\//;
/** Boxes in a line of text: the white space on both of their sides counts. */
const BOX = /^<\/?(?:img|input|svg|textarea|button|select|br|script|style|iframe|pre|object|video)\b/;

interface Space {
  /** Where it stands in the list of texts and tags, and at which end of its text. */
  readonly index: number;
  readonly end: 'start' | 'end';
  readonly depth: number;
}

/** White space with only tags between: a browser shows one of them, as does whoever reads the text. */
const meetings = (parts: readonly string[]): Space[][] => {
  const found: Space[][] = [[]];
  let depth = 0;
  for (const [index, part] of parts.entries()) {
    if (part.startsWith('<')) {
      if (BOX.test(part)) found.push([]);
      if (part.startsWith('</')) depth--;
      else if (!VOID.test(part)) depth++;
    } else {
      if (/^\s/.test(part)) found.at(-1)?.push({ index, end: 'start', depth });
      if (/\S/.test(part)) found.push([]);
      if (/\S\s+$/.test(part)) found.at(-1)?.push({ index, end: 'end', depth });
    }
  }
  return found;
};

/**
 * Of white spaces that meet, keeps the one that is in the fewest elements: between two elements rather than in the
 * last words of the first; and of white spaces in a row, one. Words of neighbouring blocks stay apart, also for those
 * who read the text without the page.
 *
 * @param html a page of well-formed HTML, every element closed
 * @returns the same page with less white space
 */
export const oneWhiteSpace = (html: string): string => {
  const parts = html
    .split(MARKUP)
    .filter((part, index) => index % 3 !== 2 && part !== undefined && part !== '');
  for (const spaces of meetings(parts)) {
    const shallowest = Math.min(...spaces.map(({ depth }) => depth));
    const kept = spaces.find(({ depth }) => depth === shallowest);
    for (const space of spaces) {
      if (space === kept) continue;
      const text = parts[space.index] ?? '';
      parts[space.index] = space.end === 'start' ? text.replace(/^\s+/, '') : text.replace(/\s+$/, '');
    }
  }
  return parts.map((part) => (part.startsWith('<') ? part : part.replace(/[ \n]+/g, ' '))).join('');
};
