import type { CollectionName, Content, Entry as Data } from './collections.ts';
import type { Facts } from './facts/facts.ts';
import type { ContentProblem } from './read/content-error.ts';
import type { RawCollection } from './read/read-collection.ts';
import type { Entry } from './read-entry.ts';
import type { Kind, Section } from './section.ts';

/** The files of every collection. */
export type RawContent = Readonly<Record<CollectionName, RawCollection>>;

/** The content of a day with everything that rules and reports ask of it. */
export interface Reading {
  /** The folder of the project. */
  readonly root: string;
  /** Year-month-day, in Italy. */
  readonly day: string;
  readonly kinds: readonly Kind[];
  /** Every file on disk. */
  readonly files: RawContent;
  /** The files, and their parts, that are online on the day. */
  readonly raw: RawContent;
  /** The same files after the way to the model, in the order of the table. */
  readonly entries: readonly Entry[];
  readonly facts: Facts;
  /** The accepted entries. A file that is refused is missing. */
  readonly content: { readonly [C in CollectionName]: Content[C] | undefined };
}

/** @returns what is wrong about content as a whole, or about values that one schema cannot judge */
export type Rule = (reading: Reading) => readonly ContentProblem[];

/** A file whose data its schema accepted. */
export interface Right<C extends CollectionName> {
  readonly entry: Entry;
  readonly data: Data<C>;
}

/** @returns the files of a collection, accepted or not */
export const entriesIn = ({ entries }: Reading, name: CollectionName): readonly Entry[] =>
  entries.filter(({ collection }) => collection === name);

/** @returns the accepted files of a collection with their data */
export const rightIn = <C extends CollectionName>(reading: Reading, name: C): Right<C>[] =>
  entriesIn(reading, name)
    .filter(({ accepted }) => accepted !== undefined)
    // The schema of this collection made the data.
    .map((entry) => ({ entry, data: entry.accepted as Data<C> }));

/** @returns whether every file of a collection could be read and was accepted */
export const isWhole = (reading: Reading, name: CollectionName): boolean =>
  rightIn(reading, name).length === reading.raw[name].ids.length;

/** A section of an accepted page, with its kind and its place. */
export interface PlacedSection {
  readonly entry: Entry;
  readonly index: number;
  readonly section: Section;
  readonly kind: Kind;
}

/** @returns every section of every accepted page */
export const sectionsIn = (reading: Reading): PlacedSection[] =>
  rightIn(reading, 'pages').flatMap(({ entry, data }) =>
    data.sections.flatMap((section, index) => {
      const kind = reading.kinds.find((candidate) => candidate.kind === section.kind);
      return kind ? [{ entry, index, section, kind }] : [];
    }),
  );
