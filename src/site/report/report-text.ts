import type { Contradiction } from '../../content-model/rules/specified.ts';
import { inColumns } from '../../terminal/columns.ts';
import type { FactRow, PlaceholderRow } from './facts-table.ts';
import type { Question } from './questions.ts';

const NOWHERE = 'nowhere';

const shortPlace = (place: string): string => place.replace('src/content/', '');

const factTable = (rows: readonly FactRow[]): string =>
  inColumns([
    ['FACT', 'VALUE', 'DEFINED IN', 'SHOWN IN'],
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

/** @returns one line for a question, as the report and the log of a preview show it */
export const questionText = ({ place, words, question }: Question): string =>
  `${shortPlace(place)}  ${JSON.stringify(words)}: ${question}`;

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
    facts.find((fact) => fact.name === name)?.value ?? 'not in the content';
  return [
    `Facts (${facts.length}), each defined in one file below src/content/. Quote one in copy as {name}.\n`,
    factTable(facts),
    `\nFigures of the specification that contradict each other, shown as written (${contradictions.length}):\n`,
    ...contradictions.map(
      ({ matter, readings }) =>
        `${matter}: ${readings.map((name) => `${figureOf(name)} (${name})`).join(', ')}`,
    ),
    `\nStill invented (${placeholders.length}): a production build refuses them.\n`,
    inColumns(placeholders.map(({ place, what }) => [shortPlace(place), what])),
    `\nFor the owner to confirm (${toConfirm.length}): take the field out of toConfirm when it is right.\n`,
    inColumns(toConfirm.map(({ place, what }) => [shortPlace(place), what])),
    `\nQuestions (${questions.length}): nothing stops, but is it meant so?\n`,
    ...questions.map(questionText),
    pages === undefined
      ? '\nAfter npm run build this report also names pages to look at.'
      : [`\nPages to look at (${pages.length}); nothing stops them:\n`, ...pages].join('\n'),
  ].join('\n');
};
