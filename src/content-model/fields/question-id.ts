/** The number of words in the id, enough to tell the questions of a set apart. */
const WORDS = 4;

/**
 * The anchor of a question, made of its first words. Links to it keep working when the order or the answers change.
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
