import * as z from 'zod';
import type { ContentProblem } from '../read/content-error.ts';
import { textsOf, valueAt } from '../read/json-path.ts';
import { problemAt, received } from '../read/problem-at.ts';
import { CONTENT_FOLDER, type RawEntry } from '../read/read-collection.ts';
import { readJson } from '../read/read-json.ts';
import type { Entry } from '../read-entry.ts';
import { type Reading, type Rule, rightIn } from '../reading.ts';
import { linkableAddresses } from './addresses.ts';

/** What the specification, the law, or code that keeps a promise, fixes, once: this rule and a test of the built site read it. */
const SPECIFIED_FILE = `${CONTENT_FOLDER}/specified.json`;

const value = z.union([z.number(), z.string(), z.boolean()]);
const texts = z.array(z.string()).min(1).optional();
const place = {
  /** The file below `src/content`, without `.yaml`. */
  file: z.string(),
  /** Keys and indexes with points between them; the `length` of a list is how many entries it has. */
  field: z.string(),
  /** The paragraph of the specification, the law, or the file of the code that keeps the promise. */
  by: z.string(),
};

/** What visitors read on a page: a text, or a pattern of it. */
const shownSchema = z
  .strictObject({
    /** An address, several, or `every` address of the specification. */
    on: z.union([z.string(), z.array(z.string()).min(2)]),
    text: z.string().optional(),
    pattern: z.string().optional(),
    ignoreCase: z.literal(true).optional(),
    /**
     * The content file whose editors may choose other words, such as `plans/fibra-ottica`, or `its page`: asked of the page
     * only while that file has them. Without it the owner alone changes it, by the value of a fact.
     */
    wordsIn: z.string().optional(),
    by: z.string(),
  })
  .refine(({ text, pattern }) => (text === undefined) !== (pattern === undefined), {
    error: '"text" oppure "pattern", non entrambi',
  });

const specifiedSchema = z.strictObject({
  figures: z.array(z.strictObject({ ...place, value, owner: value.nullable() })),
  addresses: z.array(
    z.strictObject({ address: z.string(), by: z.string(), owner: z.literal('gone').nullable() }),
  ),
  /** Words that stand in a text or a part of a file: one of `any`, or `all`; upper and lower case are equal. */
  words: z.array(z.strictObject({ ...place, any: texts, all: texts })).default([]),
  shown: z.array(shownSchema).default([]),
  /**
   * The specification's values of facts that `figures` does not fix, by the tokens that quote them, and of a few figures
   * that copy cannot quote. The owner changes one in its own file; pages then need not show it any more.
   */
  values: z.record(z.string(), z.string()).default({}),
  /** Figures of the specification that contradict each other, by their tokens, for the report. */
  disagree: z.array(z.strictObject({ matter: z.string(), readings: z.array(z.string()) })).default([]),
});

/** Figures of the specification that contradict each other. The site shows them as written until the owner decides. */
export type Contradiction = z.output<typeof specifiedSchema>['disagree'][number];

/** The file of what is fixed, checked. */
interface Specified {
  readonly entry: RawEntry;
  readonly data: z.output<typeof specifiedSchema>;
}

const readSpecified = (root: string) => {
  const example = '{ "address": "/servizi", "by": "specifica §2", "owner": null }';
  return readJson(root, SPECIFIED_FILE, specifiedSchema, example);
};

/**
 * @param root the folder of the project
 * @returns all that the file fixes; `undefined` without a file, or while something is wrong with it
 */
export const specifiedIn = (root: string): Specified['data'] | undefined => {
  const read = readSpecified(root);
  return read && 'data' in read ? read.data : undefined;
};

/** @returns the contradictions that the file lists */
export const contradictionsIn = (root: string): readonly Contradiction[] => specifiedIn(root)?.disagree ?? [];

const fileOf = (name: string, { entries }: Reading): Entry | undefined =>
  entries.find(({ file }) => file === `${CONTENT_FOLDER}/${name}.yaml`);

const wrongFigures = ({ entry: home, data }: Specified, reading: Reading): ContentProblem[] =>
  data.figures.flatMap(({ file, field, value: fixed, by, owner }, index) => {
    const entry = fileOf(file, reading);
    const path = field.split('.');
    const found = valueAt(entry?.data, path) ?? (typeof fixed === 'boolean' ? false : undefined);
    // The schema reports a figure of another type.
    if (!entry || typeof found !== typeof fixed || found === (owner ?? fixed)) return [];
    const line = home.lineOf(['figures', index, 'owner']);
    const expected = `${owner ?? fixed}: è fissato (${by}), e decide il titolare del sito. Chi lo cambia con il suo accordo scrive anche "owner": ${JSON.stringify(found)} in ${SPECIFIED_FILE}:${line}`;
    return [problemAt(entry, path, expected, received(found))];
  });

const missingWords = ({ data }: Specified, reading: Reading): ContentProblem[] =>
  data.words.flatMap(({ file, field, any = [], all = [], by }) => {
    const entry = fileOf(file, reading);
    if (!entry) return [];
    const path = field.split('.');
    const part = textsOf(valueAt(entry.data, path)).map(({ text }) => text.replace(/\s+/g, ' '));
    const said = part.join('\n').toLowerCase();
    const isMissing = (words: string): boolean => !said.includes(words.toLowerCase());
    const choices = any.length > 0 && any.every(isMissing) ? [any.map((one) => `"${one}"`).join(' o ')] : [];
    return [...choices, ...all.filter(isMissing)].map((words) =>
      any.length > 0
        ? problemAt(entry, path, `un testo che dice ${words} (${by})`)
        : problemAt(entry, path, `qui le parole ${words}: le chiede la legge o il sito (${by})`, 'niente'),
    );
  });

const lostAddresses = ({ entry: home, data }: Specified, reading: Reading): ContentProblem[] => {
  const known = linkableAddresses(reading);
  const [redirects] = rightIn(reading, 'redirects');
  if (!known || !redirects) return [];
  const moved = new Set(redirects.data.moved.map(({ from }) => from));
  return data.addresses.flatMap(({ address, by, owner }, index) =>
    owner === 'gone' || known.has(address) || moved.has(address)
      ? []
      : [
          problemAt(
            home,
            ['addresses', index, 'address'],
            `una pagina a ${address}, che deve esserci (${by}). Ha cambiato nome? Allora aggiungi in src/content/redirects.yaml sotto \`moved\` una riga con \`from: ${address}\` e, come \`to\`, il suo nuovo indirizzo. Se il titolare del sito ci rinuncia, scrivi "owner": "gone" in questa riga`,
            'nessuna pagina e nessun rinvio',
          ),
        ],
  );
};

/** Figures, addresses and words that are not the editor's to change. */
export const specified: Rule = (reading) => {
  const read = readSpecified(reading.root);
  if (read === undefined) return [];
  if ('problems' in read) return read.problems;
  return [...wrongFigures(read, reading), ...lostAddresses(read, reading), ...missingWords(read, reading)];
};
