import { posix } from 'node:path';

/** An import from one file of the project to another, both named from its root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\s*\()\s*['"](\.{1,2}\/[^'"?]+)(?:\?[^'"]*)?['"]/g;

/**
 * @param file a source file, named from the project's root
 * @param text its content
 * @returns its relative imports, those of types included
 */
export const importsOf = (file: string, text: string): Import[] =>
  Array.from(text.matchAll(SPECIFIER), ([, specifier = '']) => ({
    from: file,
    to: posix.join(posix.dirname(file), specifier),
  }));

const isIn = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);
const isInOneOf = (file: string, rooms: readonly string[]): boolean => rooms.some((room) => isIn(file, room));

/** What a section accepts in content lies beside what shows it, and is a row of its own. */
const SECTION_SCHEMAS = 'the schemas of sections';
const SECTION_SCHEMA = /^src\/sections\/.*schemas?\.ts$/;

/** The rooms of the site from the top down: a room imports from its own row and from those below. */
const ROWS: readonly (readonly string[])[] = [
  ['src/pages', 'src/gallery', 'src/editor', 'src/content.config.ts', 'src/early'],
  ['src/layouts'],
  ['src/sections'],
  ['src/islands', 'src/components'],
  ['src/navigation', 'src/seo'],
  ['src/site'],
  [SECTION_SCHEMAS],
  ['src/content-model'],
  ['src/lead', 'src/interaction', 'src/consent', 'src/weave', 'src/session'],
  ['src/focus'],
  ['src/content', 'src/assets', 'src/styles'],
];

const rowOf = (file: string): number =>
  ROWS.findIndex((row) => isInOneOf(SECTION_SCHEMA.test(file) ? SECTION_SCHEMAS : file, row));

/** What each room outside the site may know of the rest of the project. */
const ROOMS_OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'netlify/functions': ['netlify/server'],
  'netlify/server': ['src/lead', 'src/interaction', 'src/consent', 'src/session', 'src/content-model'],
  'netlify/local': ['netlify/server'],
  build: ['src', 'netlify/server/http', 'netlify/server/speculation', 'netlify/server/command'],
};

const forbiddenInSite = (from: string, to: string): string | undefined => {
  if (!isIn(to, 'src')) return 'the site never imports what is outside src/';
  const [above, below] = [rowOf(from), rowOf(to)];
  if (above === -1 || below === -1)
    return `${above === -1 ? from : to} is in no room of tests/repo/imports.ts`;
  return above > below ? 'imports run downwards only' : undefined;
};

const forbiddenOutside = (from: string, to: string): string | undefined => {
  const room = Object.keys(ROOMS_OUTSIDE).find((name) => isIn(from, name));
  if (room === undefined) return `${from} is in no room of tests/repo/imports.ts`;
  const known = [room, ...(ROOMS_OUTSIDE[room] ?? [])];
  return isInOneOf(to, known) ? undefined : `${room} knows only ${known.join(', ')}`;
};

/**
 * Imports run downwards only, the site never knows the functions, and the functions know of the site only its contracts
 * and facts. The build knows of the functions what the pages' headers say, and how commands are called.
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
 * @returns the files of a circle of imports, each importing the next; empty when there is none
 */
export const circleOf = (edges: readonly Import[]): string[] => {
  const imported = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (done.has(file)) return [];
    for (const { to } of imported.get(file) ?? []) {
      const circle = walk(to, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of imported.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
};
