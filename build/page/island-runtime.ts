import islandElement from 'astro/runtime/server/astro-island.prebuilt.js';

const STYLE = '<style>astro-island';
const ELEMENT = `<script>${islandElement}</script>`;

/**
 * Astro writes its island runtime (4.4 kB: a style, the script of the directive, that of the element) before the first
 * island of a page. The site has it as a file (src/islands/runtime.ts), which a reaching visitor fetches.
 *
 * @param html a built page
 * @returns the page without the runtime; unchanged when it has no island
 * @throws when Astro writes it in another way
 */
export const withoutIslandRuntime = (html: string): string => {
  const start = html.indexOf(STYLE);
  const end = html.indexOf(ELEMENT);
  if (start === -1 && end === -1) return html;
  if (start === -1 || end < start)
    throw new Error('Astro writes its island runtime in another way than 7.3 did.');
  return html.slice(0, start) + html.slice(end + ELEMENT.length);
};
