import type { Contradiction } from '../../content-model/rules/specified.ts';
import { inColumns } from '../../terminal/columns.ts';
import type { FactRow, PlaceholderRow } from './facts-table.ts';
import type { Question } from './questions.ts';

const NOWHERE = 'da nessuna parte';

const shortPlace = (place: string): string => place.replace('src/content/', '');

const factTable = (rows: readonly FactRow[]): string =>
  inColumns([
    ['FATTO', 'VALORE', 'STA IN', 'SI VEDE IN'],
    ...rows.map(({ name, value, home, shown }) => [
      name,
      value,
      shortPlace(home),
      shown.map(shortPlace).join(', ') || NOWHERE,
    ]),
  ]);

/** Everything that the report tells. */
export interface Report {
  /** Every fact with its file and the places that show it. */
  readonly facts: readonly FactRow[];
  /** Figures of the specification that contradict each other. */
  readonly contradictions: readonly Contradiction[];
  /** Entries and fields that are still invented. */
  readonly placeholders: readonly PlaceholderRow[];
  /** What the owner has yet to confirm. */
  readonly toConfirm: readonly PlaceholderRow[];
  /** Places that may be meant otherwise. */
  readonly questions: readonly Question[];
  /** Sentences about finished pages; `undefined` without a build. */
  readonly pages?: readonly string[] | undefined;
}

/** @returns one line for a question, as check, report and the log of a preview show it */
export const questionText = ({ file, line, words, question }: Question): string =>
  `${shortPlace(file)}${line === undefined ? '' : `:${line}`}  «${words}»: ${question}`;

/** The line of an answer that nobody could guess: the figures that the sentence was compared with. */
const comparedLine = ({ compared }: Question): string =>
  compared === undefined ? '' : `\n    compared: ${JSON.stringify(compared)}`;

const HOW_TO_ANSWER = `Una domanda non ferma niente. Se la frase è sbagliata, correggila; se va bene così, rispondi in src/content/answers.yaml, con la riga "compared" dove c’è:
docs/contenuti.md, «Rispondere a una domanda».`;

/**
 * @param files how many content files there are
 * @param questions those that nobody has answered
 * @returns what the content check says of content without mistakes; its last lines say how many questions there are, and
 *   what to do with them
 */
export const checkedText = (files: number, questions: readonly Question[]): string => {
  const right = `${files} file in ordine`;
  if (questions.length === 0) return `${right}, nessuna domanda`;
  const count = questions.length === 1 ? '1 domanda' : `${questions.length} domande`;
  const asked = questions.map((question) => questionText(question) + comparedLine(question));
  return [...asked, `\n${right}, ${count}. ${HOW_TO_ANSWER}`].join('\n');
};

/**
 * @param report what it tells
 * @returns the report as text for a terminal, with places relative to `src/content/`
 */
export const reportText = ({
  facts,
  contradictions,
  placeholders,
  toConfirm,
  questions,
  pages,
}: Report): string => {
  const figureOf = (name: string): string =>
    facts.find((fact) => fact.name === name)?.value ?? 'non nei contenuti';
  return [
    `Fatti (${facts.length}), ciascuno in un solo file sotto src/content/. In un testo si cita così: {nome}.\n`,
    factTable(facts),
    `\nCifre della specifica che si contraddicono, mostrate come sono scritte (${contradictions.length}):\n`,
    ...contradictions.map(
      ({ matter, readings }) =>
        `${matter}: ${readings.map((name) => `${figureOf(name)} (${name})`).join(', ')}`,
    ),
    `\nAncora inventati (${placeholders.length}): il sito non va online finché ci sono.\n`,
    inColumns(placeholders.map(({ place, what }) => [shortPlace(place), what])),
    `\nDa confermare (${toConfirm.length}): togli il campo da toConfirm quando è giusto.\n`,
    inColumns(toConfirm.map(({ place, what }) => [shortPlace(place), what])),
    `\nDomande (${questions.length}): niente si ferma, ma è voluto?\n`,
    ...questions.map(questionText),
    pages === undefined
      ? '\nDopo npm run build questo rapporto nomina anche le pagine da guardare.'
      : [`\nPagine da guardare (${pages.length}); niente le ferma:\n`, ...pages].join('\n'),
  ].join('\n');
};
