import type { Content } from '../collections.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { problemAt } from '../read/problem-at.ts';
import { type PlacedSection, type Rule, sectionsIn } from '../reading.ts';
import { CannotDraw } from '../section.ts';

/** Figures that a drawing needs and does not get. The drawing itself says so: it is the only one that knows. */
export const drawings: Rule = (reading) => {
  const { content, entries } = reading;
  // A drawing may show the agency or its words; without them no page can be drawn.
  if (Object.values(content).includes(undefined)) return [];
  const drawn = ({ entry, index, section, kind }: PlacedSection): ContentProblem[] => {
    try {
      kind.draws?.({ ...section }, content as Content);
      return [];
    } catch (error) {
      if (!(error instanceof CannotDraw)) throw error;
      return error.gaps.map(({ of, path, expected }) => {
        const home = entries.find(({ collection, id }) => collection === of?.collection && id === of.id);
        return home
          ? problemAt(home, path, `${expected} (la disegna "${kind.kind}" in ${entry.file})`)
          : problemAt(entry, ['sections', index, ...path], expected);
      });
    }
  };
  return sectionsIn(reading).flatMap(drawn);
};
