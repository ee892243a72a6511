import type { Facts } from '../facts/facts.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { textsOf } from '../read/json-path.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

const NUMBERS: readonly string[] = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque'];

/** "Due linee" may be a line and its backup, and "due prezzi" any two prices. Such words count plans from three on. */
const COUNTED = new RegExp(
  '(?<!\\p{L})(?:' +
    '(due|tre|quattro|cinque) (?:piani|velocità|livelli)|' +
    '(tre|quattro|cinque) (?:linee|arrivi|tariffe|prezzi|canoni|offerte|proposte|schede)|' +
    'tutt[ie] e (due|tre|quattro|cinque) (?:i |gli |le )?(?:piani|velocità|livelli|linee|tariffe|offerte)' +
    ')(?!\\p{L})',
  'giu',
);

const numberOf = (match: RegExpExecArray): number =>
  NUMBERS.indexOf(match.slice(1).find(Boolean)?.toLowerCase() ?? '');

/**
 * Finds texts with a wrong number of plans, such as "tre piani" after a fourth plan was added.
 *
 * @param page the file of a page, valid or not
 * @param facts the plans of each price list
 * @returns a problem for each such text
 */
export const miscountedPlans = (page: RawEntry, { plans }: Pick<Facts, 'plans'>): ContentProblem[] => {
  const sections = valueAt(page.data, ['sections']);
  if (!Array.isArray(sections)) return [];
  const named = new Set(sections.map((section: unknown) => String(valueAt(section, ['plans']))));
  const lists = [...named].flatMap((id) => {
    const count = plans.get(id)?.items.length;
    return count === undefined ? [] : [{ id, count }];
  });
  if (lists.length === 0) return [];
  const counts = lists.map(({ id, count }) => `${NUMBERS[count]}, as in src/content/plans/${id}.yaml`);
  return textsOf(page.data).flatMap(({ path, text }) =>
    [...text.matchAll(COUNTED)]
      .filter((match) => lists.every(({ count }) => count !== numberOf(match)))
      .map(([words]) =>
        problemAt(page, path, `the number of plans: ${counts.join(' or ')}`, received(words)),
      ),
  );
};
