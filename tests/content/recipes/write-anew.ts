import { join } from 'node:path';
import { isScalar } from 'yaml';
import { ContentError, type ContentProblem } from '../../../src/content-model/read/content-error.ts';
import { readSite } from '../../../src/site/site.ts';
import { editYaml } from './edit-file.ts';

/** Short enough for every text. */
const TEXT = 'Scritto di nuovo';
/** As long as the text that search results show has to be. */
const DESCRIPTION =
  'Una pagina il cui testo è stato scritto di nuovo, perché quello di prima diceva una cifra che non c’è più: lo chiede il controllo.';
/** What is written anew can leave something behind that is found once the rest is right. */
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

/** `items[0].price` as the keys that lead to it. */
const keysOf = (field: string): (string | number)[] =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/**
 * Writes every text anew that the check names, as docs/content.md asks of whoever has changed a figure that others tell in words.
 *
 * @param root a copy of the project
 * @throws ContentError with what is no text, or is still wrong
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
