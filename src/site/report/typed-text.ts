import type { Field } from '../../content-model/fields/fields-of.ts';
import { valueAt } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import type { Reading } from '../../content-model/reading.ts';
import { planNames, readable } from '../../content-model/rules/prices.ts';

/** One sentence of a text. */
export interface Sentence {
  /** As its file has it, with tokens. */
  readonly written: string;
  /** As visitors read it, with names of plans and `…` for other tokens, so that only typed figures are left. */
  readonly shown: string;
}

/** A text as its file has it. */
export interface TypedText extends Sentence {
  readonly entry: Entry;
  readonly field: Field;
  readonly sentences: readonly Sentence[];
}

/** A question about a text: the words that it is about, and what they were held against. */
export interface Asked {
  readonly words: string;
  readonly question: string;
  /** What an answer is about: the sentence as its file has it. */
  readonly sentence: string;
  /** The figures that the words were compared with: an answer holds for these. */
  readonly compared?: string;
}

/** @returns the questions about one text */
export type Ask = (text: TypedText) => readonly Asked[];

const SENTENCE_END = /(?<=[.;!?])\s+/;

/**
 * @param reading the content of a day
 * @returns every text that an author types, but those of the agency's file, which says what is true
 */
export const typedTexts = (reading: Reading): TypedText[] => {
  const names = planNames(reading);
  return reading.entries
    .filter(({ collection }) => collection !== 'brand' && collection !== 'answers')
    .flatMap((entry) =>
      entry.fields.flatMap((field) => {
        const written = valueAt(entry.data, field.path);
        if (typeof written !== 'string' || field.meta.reference || field.meta.href) return [];
        const sentence = (text: string): Sentence => ({ written: text, shown: readable(text, names) });
        const sentences = written.split(SENTENCE_END).map(sentence);
        return [{ entry, field, ...sentence(written), sentences }];
      }),
    );
};

/**
 * @param ask asks about a sentence
 * @returns asks about each sentence of a text
 */
export const eachSentence =
  (ask: (sentence: string, text: TypedText, written: string) => readonly Omit<Asked, 'sentence'>[]): Ask =>
  (text) =>
    text.sentences.flatMap(({ shown, written }) =>
      ask(shown, text, written).map((asked) => ({ ...asked, sentence: written })),
    );
