import { problemAt } from '../read/problem-at.ts';
import type { Rule } from '../reading.ts';

/** Days that are past or today: an article goes online with the next build, and search engines distrust later dates. */
export const days: Rule = ({ entries, day }) =>
  entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, value, meta }) =>
      // ISO 8601, so days compare as strings.
      meta.past && typeof value === 'string' && value > day
        ? [problemAt(entry, path, `oggi, ${day}, o un giorno precedente: va subito online`)]
        : [],
    ),
  );
