import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const INLINE_SCRIPT = /<script>((?:(?!<\/script>).)*)<\/script>/gs;
const ISLAND_STYLE = /<style>astro-island[^<]*\{display:contents\}<\/style>/g;

/** Astro's own inline scripts: the custom element, and the directives. */
const isRuntime = (code: string): boolean =>
  code.includes('customElements.define("astro-island"') || code.includes('self.Astro||(self.Astro={})');

/**
 * Astro writes its island runtime (4.4 kB) into every page with an island. It moves to one shared file, whose address
 * stays on the body for the early script.
 *
 * @param html a built page
 * @param root the output folder, where the file is written
 * @returns the page without the runtime; unchanged when it has no island
 */
export const deferIslandRuntime = async (html: string, root: string): Promise<string> => {
  const parts: string[] = [];
  const rest = html.replace(ISLAND_STYLE, '').replace(INLINE_SCRIPT, (script, code: string) => {
    if (!isRuntime(code)) return script;
    parts.push(code);
    return '';
  });
  if (parts.length === 0) return html;
  const code = parts.join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/_astro/islands.${hash}.js`;
  const file = join(root, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
  return rest.replace('<body', `<body data-runtime="${address}"`);
};
