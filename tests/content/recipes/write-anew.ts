import { join } from 'node:path';
import { isScalar } from 'yaml';
import { ContentError, type ContentProblem } from '../../../src/content-model/read/content-error.ts';
import { readSite } from '../../../src/site/site.ts';
import { editYaml } from './edit-file.ts';

/** A text that is short enough for every field. */
const TEXT = 'Scritto di nuovo';
/** A text with the length that search results require. */
const DESCRIPTION =
  'Una pagina il cui testo è stato scritto di nuovo, perché quello di prima diceva una cifra che non c’è più: lo chiede il controllo.';
/** Rounds of rewriting, because a rewritten text can cause a problem that only the next check finds. */
const TURNS = 3;

const problemsIn = (root: string): readonly ContentProblem[] => {
  try {
    readSite(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
};

/** @returns the keys of a field such as `items[0].price` */
const keysOf = (field: string): (string | number)[] =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/**
 * Rewrites every text that the check names, as docs/contenuti.md asks after a change to a figure that texts spell out.
 *
 * @param root a copy of the project
 * @throws ContentError when a problem is not a text, or remains
 */
export const writeAnew = (root: string): void => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const problems = problemsIn(root);
    if (problems.length === 0) return;
    for (const { file, field } of problems)
      editYaml(join(root, file.replace(/:\d+$/, '')), (document) => {
        const value = document.getIn(keysOf(field), true);
        if (!isScalar(value) || typeof value.value !== 'string') throw new ContentError(problems);
        document.setIn(keysOf(field), field === 'description' ? DESCRIPTION : TEXT);
      });
  }
  readSite(root);
};
