import { posix } from 'node:path';

/** An import from one file of the project to another, both as paths from its root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\s*\()\s*['"](\.{1,2}\/[^'"?]+)(?:\?[^'"]*)?['"]/g;

/**
 * @param file path of a source file, from the project's root
 * @param text its content
 * @returns its relative imports, including imports of types
 */
export const importsOf = (file: string, text: string): Import[] =>
  Array.from(text.matchAll(SPECIFIER), ([, specifier = '']) => ({
    from: file,
    to: posix.join(posix.dirname(file), specifier),
  }));

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);
const isInOneOf = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isIn(file, folder));

/** The schema of a section is beside the component that shows it, but has a layer of its own. */
const SECTION_SCHEMAS = 'the schemas of sections';
const SECTION_SCHEMA = /^src\/sections\/.*schemas?\.ts$/;

/** The site's layers from top to bottom: a folder imports from its own layer and from those below. */
const LAYERS: readonly (readonly string[])[] = [
  ['src/pages', 'src/gallery', 'src/editor', 'src/early'],
  ['src/layouts'],
  ['src/sections'],
  ['src/islands', 'src/components'],
  ['src/navigation', 'src/seo'],
  ['src/site'],
  [SECTION_SCHEMAS],
  ['src/content-model'],
  ['src/lead', 'src/waiting-leads', 'src/interaction', 'src/consent', 'src/weave', 'src/session'],
  ['src/focus', 'src/terminal'],
  ['src/content', 'src/assets', 'src/styles'],
];

const layerOf = (file: string): number =>
  LAYERS.findIndex((layer) => isInOneOf(SECTION_SCHEMA.test(file) ? SECTION_SCHEMAS : file, layer));

/** The folders that each folder outside the site may import from, besides itself. */
const FOLDERS_OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'netlify/functions': ['netlify/server'],
  'netlify/server': ['src/lead', 'src/interaction', 'src/consent', 'src/session', 'src/terminal'],
  'netlify/local': ['netlify/server', 'src/terminal'],
  build: [
    'src',
    'netlify/server/http',
    'netlify/server/speculation',
    'netlify/server/command',
    'netlify/server/function-facts.ts',
  ],
};

const forbiddenInSite = (from: string, to: string): string | undefined => {
  if (!isIn(to, 'src')) return 'the site never imports what is outside src/';
  const [above, below] = [layerOf(from), layerOf(to)];
  if (above === -1 || below === -1)
    return `${above === -1 ? from : to} is in no layer of tests/repo/imports.ts`;
  return above > below ? 'imports run downwards only' : undefined;
};

const forbiddenOutside = (from: string, to: string): string | undefined => {
  const folder = Object.keys(FOLDERS_OUTSIDE).find((name) => isIn(from, name));
  if (folder === undefined) return `${from} is in no folder of tests/repo/imports.ts`;
  const known = [folder, ...(FOLDERS_OUTSIDE[folder] ?? [])];
  return isInOneOf(to, known) ? undefined : `${folder} knows only ${known.join(', ')}`;
};

/**
 * Checks an import: the site imports only downwards and never from the functions, and the functions import only the
 * site's contracts. The build imports headers, policies, speculation rules and commands from the functions.
 *
 * @returns why the import is forbidden, or undefined
 */
export const whyForbidden = ({ from, to }: Import): string | undefined => {
  if (isIn(from, 'src')) return forbiddenInSite(from, to);
  if (isIn(from, 'netlify') || isIn(from, 'build')) return forbiddenOutside(from, to);
  return undefined;
};

/**
 * @param edges imports between files
 * @returns the files of a cycle of imports, each importing the next; empty when there is none
 */
export const cycleOf = (edges: readonly Import[]): string[] => {
  const imported = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (done.has(file)) return [];
    for (const { to } of imported.get(file) ?? []) {
      const cycle = walk(to, [...way, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of imported.keys()) {
    const cycle = walk(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
};
