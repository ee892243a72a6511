/** A link inside a text: `[parole](/percorso)`, `[parole](#parte)` or `[email](mailto:a@b.example)`. */
export const TEXT_LINK = /\[([^[\]]+)\]\(((?:\/|#|mailto:)[^\s()[\]]*)\)/g;

/** Where a link's words meet its address: also with a space, if an address follows. */
const MEETING = /\](?:\(|\s+\((?=[/#]|mailto:|https?:|www\.))/;

/** How long a piece of a text in a message gets. */
const EXCERPT = 60;

/**
 * @param text copy
 * @returns where its links lead, in order
 */
export const linkTargets = (text: string): string[] =>
  Array.from(text.matchAll(TEXT_LINK), ([, , href = '']) => href);

/**
 * @param text copy
 * @returns the first thing in it that was meant as a link and is none, e.g. `[FWA 5G](http://a.example)`
 */
export const brokenLink = (text: string): string | undefined => {
  const rest = text.replaceAll(TEXT_LINK, ' ');
  const middle = rest.search(MEETING);
  if (middle === -1) return undefined;
  const start = Math.max(rest.lastIndexOf('[', middle), 0);
  const end = rest.indexOf(')', middle);
  return rest.slice(start, Math.min(end === -1 ? rest.length : end + 1, start + EXCERPT));
};
