import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { writtenAddress } from '../file-names.ts';
import { shorten } from '../terser.ts';
import { type IslandAddresses, restoreAddresses, withoutAddresses } from './island-addresses.ts';
import { withoutProps } from './island-props.ts';

const INLINE_SCRIPT = /<script>((?:(?!<\/script>).)*)<\/script>/gs;
const ISLAND_STYLE = /<style>astro-island[^<]*\{display:contents\}<\/style>/g;

/** What the directive, islands without `useId`, and a runtime that comes after the whole page never read. */
const UNREAD = /(?<=<astro-island[^>]*) (?:uid|prefix|opts|await-children)(?:="[^"]*")?/g;
const END_MARK = /<!--astro:end-->(?=<\/astro-island>)/g;

/** Astro's own inline scripts: the custom element, and the directives. */
const isRuntime = (code: string): boolean =>
  code.includes('customElements.define("astro-island"') || code.includes('self.Astro||(self.Astro={})');

const IMPORTED = /\bfrom\s*"(\.[^"]+\.js)"/g;

/**
 * What the islands' own files import: React, one file (build/react-file.ts), and code of more than one island. Fetched with the
 * runtime, it does not wait until one of them has come and names it: a round trip.
 */
const fetchShared = async (root: string, addresses: IslandAddresses): Promise<string> => {
  const scripts = new Set(
    [...addresses.values()].flatMap(([island = '', renderer = '']) => [island, renderer]),
  );
  const shared = new Set<string>();
  for (const script of scripts) {
    const code = await readFile(join(root, script), 'utf8');
    for (const [, file = ''] of code.matchAll(IMPORTED)) shared.add(posix.join(posix.dirname(script), file));
  }
  return [...shared].map((file) => `import("${file}").catch(()=>{});`).join('');
};

/**
 * Astro writes its island runtime (4.4 kB) into every page with an island. It moves to one shared file, whose address
 * stands on each island for the early script (src/early/intent.ts).
 *
 * @param html a built page
 * @param root the output folder, where the file is written
 * @param addresses where the scripts of the site's islands are: the same for every page, so the runtime knows them
 * @returns the page without the runtime; unchanged when it has no island
 */
export const deferIslandRuntime = async (
  html: string,
  root: string,
  addresses: IslandAddresses,
): Promise<string> => {
  const parts: string[] = [];
  const rest = html.replace(ISLAND_STYLE, '').replace(INLINE_SCRIPT, (script, code: string) => {
    if (!isRuntime(code)) return script;
    parts.push(code);
    return '';
  });
  if (parts.length === 0) return html;
  const code = await shorten(
    [(await fetchShared(root, addresses)) + restoreAddresses(addresses), ...parts].join('\n'),
  );
  const address = writtenAddress('islands.js', code);
  const file = join(root, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
  return withoutProps(withoutAddresses(rest))
    .replace(UNREAD, '')
    .replace(END_MARK, '')
    .replaceAll('<astro-island', `<astro-island data-module="${address}"`);
};
