import type { ContentProblem } from '../read/content-error.ts';
import { textsOf } from '../read/json-path.ts';
import type { RawCollection, RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

/** What a legal page must say because of the law, the specification (§2, "Legal pages") or the code. */
interface Promises {
  /** Words or tokens as the file writes them; upper and lower case are equal. */
  readonly words: readonly string[];
  /** The page shows the version of the legal texts. */
  readonly dated?: true;
  /** The number of numbered parts. */
  readonly numbered?: number;
}

const INBOX = '(mailto:{brand:email})';

const PROMISES: Readonly<Record<string, Promises>> = {
  'privacy-policy': {
    words: [
      '{claim:requestDays}',
      '{claim:interactionDays}',
      '{claim:dataYears}',
      'prova del consenso',
      INBOX,
    ],
    dated: true,
  },
  'cookie-policy': {
    words: ['{claim:preferenceDays}', '{claim:analyticsCookieYears}', 'sempre attivi', INBOX],
    dated: true,
  },
  'termini-servizio': {
    words: ['legge italiana', 'foro di {brand:forum}', INBOX],
    dated: true,
    numbered: 13,
  },
  'informazioni-legali': {
    words: ['{brand:shareCapital}', '{brand:registerCity}', 'non è il sito ufficiale', INBOX],
  },
};

/** What the footer of every page must have: company data (art. 2250 c.c., art. 35 DPR 633/72) and who runs the site. */
const AT_THE_FOOT: readonly string[] = [
  '{brand:vatNumber}',
  '{brand:registerCity}',
  '{brand:rea}',
  '{brand:shareCapital} euro i.v.',
  '{brand:operator}',
  'non è il sito',
  '/privacy-policy',
  '/cookie-policy',
  '/termini-servizio',
  '/informazioni-legali',
  '/accessibilita',
];

const wordsOf = (data: unknown): string =>
  textsOf(data)
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const missingFrom = (entry: RawEntry, { words, dated, numbered }: Promises): ContentProblem[] => {
  const text = wordsOf(entry.data);
  const missing = words.filter((promise) => !text.includes(promise.toLowerCase()));
  const parts = valueAt(entry.data, ['sections', 0, 'parts']);
  const count = Array.isArray(parts) ? parts.length : 0;
  return [
    ...missing.map((promise) =>
      problemAt(
        entry,
        ['sections'],
        `the words ${promise} somewhere on this page: the law or the behaviour of the site requires them`,
        'a page without them',
      ),
    ),
    ...(dated && valueAt(entry.data, ['sections', 0, 'dated']) !== true
      ? [
          problemAt(
            entry,
            ['sections', 0, 'dated'],
            'true: this page shows its version, which is stored with each consent',
          ),
        ]
      : []),
    ...(numbered !== undefined &&
    (count !== numbered || valueAt(entry.data, ['sections', 0, 'numbered']) !== true)
      ? [
          problemAt(
            entry,
            ['sections', 0, 'parts'],
            `${numbered} parts and \`numbered: true\``,
            `${count} parts`,
          ),
        ]
      : []),
  ];
};

const missingAtTheFoot = (entry: RawEntry): ContentProblem[] => {
  const text = wordsOf(valueAt(entry.data, ['footer']));
  return AT_THE_FOOT.filter((promise) => !text.includes(promise.toLowerCase())).map((promise) =>
    problemAt(
      entry,
      ['footer'],
      `${promise} in the footer of every page: the law requires it`,
      'a footer without it',
    ),
  );
};

/**
 * @param pages the page files
 * @param navigation `navigation.yaml`, which has the footer of every page
 * @returns a problem for each required text that a legal page, or the footer of a site with legal pages, lacks
 */
export const missingPromises = (pages: RawCollection, navigation: RawCollection): ContentProblem[] => [
  ...pages.entries.flatMap((entry) => {
    const promises = PROMISES[entry.id];
    return promises ? missingFrom(entry, promises) : [];
  }),
  ...(pages.ids.includes('informazioni-legali') ? navigation.entries.flatMap(missingAtTheFoot) : []),
];
