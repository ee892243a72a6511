/** Elements that begin and end a line of their own, or are not shown: white space beside their tags is never seen. */
const BLOCKS =
  'html|head|body|meta|link|title|style|script|header|footer|nav|main|section|article|aside|form|figure|div|h[1-6]|p|ul|ol|li|dl|dt|dd|details|summary|symbol|path|pattern|defs|g';
const AROUND_TAG = new RegExp(`\\s*(</?(?:${BLOCKS})(?:\\s[^>]*)?>)\\s*`, 'g');
const ISLAND = /(<astro-island[\s\S]*?<\/astro-island>)/;

/**
 * @param html a built page
 * @returns the page without the white space beside the tags of blocks. Islands stay as they are: React compares them
 */
export const dropWhitespace = (html: string): string =>
  html
    .split(ISLAND)
    .map((part, index) => (index % 2 === 0 ? part.replace(AROUND_TAG, '$1') : part))
    .join('');
