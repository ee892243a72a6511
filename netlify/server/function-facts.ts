import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** What functions need to know of the content, in the site's output. No function reads the content itself. */
export const FUNCTION_FACTS_FILE = 'dist/function-facts.json';

const colour = () => z.string().check(z.regex(/^#[0-9a-f]{6}$/));

const mailColoursSchema = z.object({
  ink: colour(),
  night: colour(),
  iron: colour(),
  mist: colour(),
  linen: colour(),
  hemp: colour(),
  chalk: colour(),
  madder: colour(),
  'aqua-3': colour(),
  'aqua-9': colour(),
});
export type MailColours = Readonly<z.output<typeof mailColoursSchema>>;

const schema = z.object({
  /** The site's public address. */
  siteUrl: z.url(),
  /** The address of a preview: that of its pull request or branch. */
  previewUrl: z.optional(z.url()),
  /** The day for which the site was built: year-month-day, in Italy. */
  built: z.iso.date(),
  /** The later days on which the content changes. */
  changes: z.array(z.iso.date()),
  /** Those colours of the site that mails have, as # and six digits. */
  colours: mailColoursSchema,
  /** Within how many hours requests are answered, and on which days: 1 = Monday. */
  office: z.object({
    replyHours: z.number().check(z.positive()),
    days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
  }),
  /** What people call a source whose label in the row is a code, by that label. */
  sourceNames: z.record(z.string(), z.string()),
  /** The addresses of the thanks of pages that have their own, by the path of the page with the form. */
  ownThanks: z.record(z.string(), z.array(z.string())),
});

/** The build (build/function-facts.ts) writes an object of this type, so that a missing field does not compile. */
export type FunctionFacts = z.output<typeof schema>;

const factsFile = (): string => path.join(process.cwd(), FUNCTION_FACTS_FILE);

/**
 * @param file where the build wrote it; netlify.toml ships it with the functions
 * @throws when there is no such file, or when it has another shape
 */
export const readFunctionFacts = async (file = factsFile()): Promise<FunctionFacts> =>
  schema.parse(JSON.parse(await readFile(file, 'utf8')));

let known: Promise<string | undefined> | undefined;

/** @returns the site's public address, read once per process; undefined where nothing was built */
export const builtSiteUrl = (): Promise<string | undefined> => {
  known ??= readFunctionFacts().then(
    ({ siteUrl }) => siteUrl,
    () => undefined,
  );
  return known;
};

/** A mail in black and white is read, one that is not sent is not. */
const PLAIN: MailColours = {
  ink: '#000000',
  night: '#111111',
  iron: '#444444',
  mist: '#cccccc',
  linen: '#ffffff',
  hemp: '#dddddd',
  chalk: '#ffffff',
  madder: '#cccccc',
  'aqua-3': '#cccccc',
  'aqua-9': '#222222',
};

const readOr = <Value>(file: string, read: (facts: FunctionFacts) => Value, otherwise: Value): Value => {
  try {
    return read(schema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return otherwise;
  }
};

/**
 * @param file where the build wrote the facts
 * @returns the colours of mails; black and white where nothing was built
 */
export const mailColours = (file = factsFile()): MailColours => readOr(file, ({ colours }) => colours, PLAIN);

/** @returns the address of the preview that this is, without a slash at the end; undefined for any other build */
export const previewUrl = (file = factsFile()): string | undefined =>
  readOr(file, ({ previewUrl: url }) => url, undefined);

/** @returns when requests are answered; a day from Monday to Friday where nothing was built */
export const officeOf = (file = factsFile()): FunctionFacts['office'] =>
  readOr(file, ({ office }) => office, { replyHours: 24, days: [1, 2, 3, 4, 5] });

/** @returns names of sources, by their labels; none where nothing was built */
export const sourceNames = (file = factsFile()): FunctionFacts['sourceNames'] =>
  readOr(file, ({ sourceNames: names }) => names, {});

/** @returns the addresses of pages' own thanks, by the paths of the pages; none where nothing was built */
export const ownThanks = (file = factsFile()): FunctionFacts['ownThanks'] =>
  readOr(file, ({ ownThanks: addresses }) => addresses, {});
