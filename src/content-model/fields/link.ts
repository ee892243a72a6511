/**
 * A link inside a text: `[parole](/percorso)`, `[parole](#parte)`, `[email](mailto:a@b.example)` or, to another site,
 * `[ministero](https://www.mimit.gov.it/)`.
 */
export const TEXT_LINK =
  /\[([^[\]]+)\]\(((?:\/|#|mailto:|https:\/\/(?=[\w-]+(?:\.[\w-]+)+(?:[/?#:)]|$)))[^\s()[\]]*)\)/g;

/** The `](` between the words of a link and its address. A space between them counts when an address follows. */
const MEETING = /\](?:\(|\s+\((?=[/#]|mailto:|https?:|www\.))/;

/** The longest excerpt of a text in a message, in characters. */
const EXCERPT = 60;

/**
 * @param text copy
 * @returns the targets of its links, in order
 */
export const linkTargets = (text: string): string[] =>
  Array.from(text.matchAll(TEXT_LINK), ([, , href = '']) => href);

/**
 * @param text copy
 * @returns the first excerpt that was meant as a link and is not a valid one, e.g. `[FWA 5G](http://a.example)`
 */
export const brokenLink = (text: string): string | undefined => {
  const rest = text.replaceAll(TEXT_LINK, ' ');
  const middle = rest.search(MEETING);
  if (middle === -1) return undefined;
  const start = Math.max(rest.lastIndexOf('[', middle), 0);
  const end = rest.indexOf(')', middle);
  return rest.slice(start, Math.min(end === -1 ? rest.length : end + 1, start + EXCERPT));
};
