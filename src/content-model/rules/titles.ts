import { valueAt } from '../read/json-path.ts';
import { problemAt } from '../read/problem-at.ts';
import { entriesIn, type Rule } from '../reading.ts';
import { TITLE_MAX_LENGTH, titleSuffix } from '../schemas/page.ts';

/** Titles that search results cut off: what counts is the title with the name of the agency behind it. */
export const titles: Rule = (reading) => {
  const agency = reading.content.brand?.agency;
  if (agency === undefined) return [];
  const suffix = titleSuffix(agency);
  return [...entriesIn(reading, 'pages'), ...entriesIn(reading, 'articles')].flatMap((entry) => {
    const title = valueAt(entry.filled, ['title']);
    const room = TITLE_MAX_LENGTH - suffix.length;
    // The schema refuses those that do not fit even alone.
    if (typeof title !== 'string' || title.length <= room || title.length > TITLE_MAX_LENGTH) return [];
    const expected = `al massimo ${room} caratteri: un motore di ricerca ne mostra ${TITLE_MAX_LENGTH}, e "${suffix}" lo segue`;
    return [problemAt(entry, ['title'], expected, `${title.length} caratteri`)];
  });
};
