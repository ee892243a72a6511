/** Words of a question that its address keeps: enough to tell the questions of a set apart. */
const WORDS = 4;

/**
 * The fragment of an answer, made of the question's first words, so that a link to it stays good while the order and
 * the answers change.
 *
 * @param question as visitors read it, e.g. `Quanto costa la consulenza?`
 * @returns small letters, digits and hyphens, e.g. `quanto-costa-la-consulenza`
 */
export const questionId = (question: string): string =>
  question
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, WORDS)
    .join('-');
