import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { collectionsWith, type Table } from './collections.ts';
import type { Kind, Section } from './section.ts';

interface Module {
  readonly section: Kind;
}

const FOLDER = join(import.meta.dirname ?? '', '../sections');
const SUFFIX = '.schema.ts';

/**
 * Plain Node has no `import.meta.glob`; Vite, which sets a mode, removes this branch. One module after the other: some
 * loaders of configurations (jiti) hand out half a module that is asked for twice at once.
 */
const fromDisk = async (): Promise<Module[]> => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(SUFFIX),
  );
  const found: Module[] = [];
  for (const file of files.sort())
    found.push(await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, file)).href));
  return found;
};

const modules: readonly Module[] = import.meta.env?.MODE
  ? Object.values(import.meta.glob<Module>('../sections/*/*.schema.ts', { eager: true }))
  : await fromDisk();

/** Every kind of section: each folder in src/sections with a schema. */
export const KINDS: readonly Kind[] = modules.map(({ section }) => section);

// A bundler other than Vite leaves the glob empty: functions must not import this.
if (KINDS.length === 0) throw new Error(`No kind of section in ${FOLDER}.`);

/**
 * @param kinds kinds of sections
 * @returns the schema of one section of any of them, typed by its kind alone: `isKind` opens it
 */
export const sectionSchema = (kinds: readonly Kind[]): z.ZodType<Section> => {
  const [first, ...others] = kinds.map(({ schema }) => schema as z.core.$ZodTypeDiscriminable & z.ZodObject);
  if (!first) throw new Error('A page needs a kind of section.');
  return z.discriminatedUnion('kind', [first, ...others]) as unknown as z.ZodType<Section>;
};

/** The table of collections with this project's kinds of sections. */
export const COLLECTIONS: Table = collectionsWith(sectionSchema(KINDS));
