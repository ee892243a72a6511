import { WHOLE_FILE } from '../../content-model/read/content-error.ts';
import { fieldName } from '../../content-model/read/json-path.ts';
import { checkContent, contentChanges } from '../../content-model/read-content.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import type { Reading } from '../../content-model/reading.ts';
import { unanswered } from './answers.ts';
import { comparisons } from './comparisons.ts';
import { typedContacts, typedHours } from './contacts.ts';
import { countsInWords, longLines } from './counted-words.ts';
import { type FieldQuestion, lengthQuestions } from './lengths.ts';
import { namedFigures } from './named-figures.ts';
import { orphans } from './orphans.ts';
import { typedAmounts, typedClaims } from './typed-figures.ts';
import { type Ask, typedTexts } from './typed-text.ts';

/** Something in the content that may be meant otherwise. It stops nothing: whoever writes knows. */
export interface Question {
  /** Path from the project's root. */
  readonly file: string;
  /** The line in it, from 1; none for a file that is no text. */
  readonly line?: number;
  /** `sections[0].lead`, or `(file)` */
  readonly field: string;
  /** The words that it is about. */
  readonly words: string;
  readonly question: string;
  /** The sentence with these words, as the file has it: answers name it. */
  readonly sentence: string;
  /** The figures that the words were compared with: an answer holds for these. */
  readonly compared?: string;
}

type Placed = Pick<Question, 'file' | 'line' | 'field'>;

const at = (entry: Entry, path: FieldQuestion['field']['path']): Placed => ({
  file: entry.file,
  line: entry.lineOf(path),
  field: fieldName(path),
});

/**
 * @param reading the content of a day
 * @returns every question about it, in the order of the files, whether answered or not
 */
const allQuestions = (reading: Reading): Question[] => {
  const texts = typedTexts(reading);
  const asks: readonly Ask[] = [
    typedContacts(reading),
    typedHours(reading),
    typedAmounts(reading),
    namedFigures(reading),
    typedClaims(reading, texts),
    countsInWords(reading),
    longLines,
  ];
  const ofTexts: Question[] = texts.flatMap((text) =>
    asks
      .flatMap((ask) => ask(text))
      // Two kinds of questions about the same words are one too many.
      .filter(({ words, sentence }, index, all) => {
        const first = all.findIndex(
          (other) =>
            other.sentence === sentence && (other.words.includes(words) || words.includes(other.words)),
        );
        return first === index;
      })
      .map((asked) => ({ ...at(text.entry, text.field.path), ...asked })),
  );
  const ofFields: Question[] = [...lengthQuestions(reading), ...comparisons(reading)].map(
    ({ entry, field, ...asked }) => ({ ...at(entry, field.path), sentence: asked.words, ...asked }),
  );
  const ofFiles: Question[] = orphans(reading).map((orphan) => ({
    ...orphan,
    field: WHOLE_FILE,
    sentence: WHOLE_FILE,
  }));
  const order = new Map(reading.entries.map(({ file }, index) => [file, index]));
  const place = ({ file }: Question): number => order.get(file) ?? order.size;
  return [...ofTexts, ...ofFields, ...ofFiles].toSorted(
    (a, b) => place(a) - place(b) || (a.line ?? 0) - (b.line ?? 0),
  );
};

/**
 * @param reading the content of a day
 * @returns the questions that nobody has answered yet (src/content/answers.yaml)
 */
export const questionsOf = (reading: Reading): Question[] =>
  unanswered(allQuestions(reading), reading.content.answers?.answers ?? []);

/**
 * @param reading the content of a day
 * @returns the questions that nobody has answered yet and that come up on a later day on which the content changes: a
 *   promotion may make a comparison wrong long after someone last asked. Each says from which day on
 */
export const laterQuestions = (reading: Reading): Question[] => {
  const keyOf = ({ file, field, question }: Question): string => JSON.stringify([file, field, question]);
  const known = new Set(questionsOf(reading).map(keyOf));
  return contentChanges(reading).flatMap((day) => {
    const fresh = questionsOf(checkContent(reading.root, day, reading.kinds).reading).filter(
      (question) => !known.has(keyOf(question)),
    );
    for (const question of fresh) known.add(keyOf(question));
    return fresh.map((question) => ({ ...question, question: `dal ${day}: ${question.question}` }));
  });
};
