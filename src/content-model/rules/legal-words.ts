import { CONSENT_TEXTS } from '../../lead/consent.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { type JsonPath, textsOf } from '../read/json-path.ts';
import { problemAt } from '../read/problem-at.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import type { Entry } from '../read-entry.ts';
import { entriesIn, type Reading, type Rule, sectionsIn } from '../reading.ts';

/** A text of `words.yaml` that the specification or the law prescribes. */
interface FixedWord {
  readonly path: JsonPath;
  readonly says: RegExp;
  /** What the text must say, for the message. */
  readonly expected: string;
  /** The sentence of the specification or the law that prescribes it. */
  readonly source: string;
}

const GARANTE = 'Garante, linee guida sui cookie del 10 giugno 2021';
const CHOICES =
  'specification §4: “Choices: accept all (analytics and marketing on), necessary only (both off), or customise in a dialog with switches (necessary fixed on) and Save or Cancel”';
const BANNER = ['cookies', 'banner'];

const FIXED_WORDS: readonly FixedWord[] = [
  {
    path: [...BANNER, 'text'],
    says: /(?<!\p{L})X(?!\p{L})/u,
    expected: 'a text that says what closing by the X means',
    source: `${GARANTE}: the banner warns that closing it by the X keeps the default, without optional cookies`,
  },
  {
    path: [...BANNER, 'textWithoutTags'],
    says: /(?<!\p{L})X(?!\p{L})/u,
    expected: 'a text that says what closing by the X means',
    source: `${GARANTE}: the banner warns that closing it by the X keeps the default, without optional cookies`,
  },
  {
    path: [...BANNER, 'all'],
    says: /^Accett/,
    expected: 'a button that begins with "Accetta"',
    source: CHOICES,
  },
  {
    path: [...BANNER, 'necessary'],
    says: /necessari|^Rifiut/i,
    expected: 'a button that says "necessari" or begins with "Rifiuta"',
    source: CHOICES,
  },
  {
    path: [...BANNER, 'customise'],
    says: /^(?:Personalizza|Scegli|Preferenze)/,
    expected: 'a button that begins with "Personalizza", "Scegli" or "Preferenze"',
    source: CHOICES,
  },
  {
    path: ['cookies', 'policy'],
    says: /cookie/i,
    expected: 'a link that names the cookie policy',
    source: `${GARANTE}: the banner links the extended notice`,
  },
  {
    path: ['cookies', 'preferences'],
    says: /cookie/i,
    expected: 'a link that names the cookies',
    source: `${GARANTE}: every page has a link by which a choice is changed`,
  },
  {
    path: ['cookies', 'switches', 'necessary', 'name'],
    says: /necessari|tecnici/i,
    expected: 'a name that says "necessari" or "tecnici"',
    source: CHOICES,
  },
  {
    path: ['cookies', 'states', 'always'],
    says: /sempre/i,
    expected: 'a word that says "sempre"',
    source: 'specification §3: “Cookie preferences: necessary (always true)”',
  },
  { path: ['cookies', 'buttons', 'cancel'], says: /^Annulla/, expected: '"Annulla"', source: CHOICES },
  { path: ['cookies', 'buttons', 'save'], says: /^Salva/, expected: '"Salva"', source: CHOICES },
];

/** How many characters the labels of accepting and refusing may differ in length. */
const SAME_WEIGHT = 8;

/**
 * @param entry the file `words.yaml`
 * @returns a problem for each text that does not say what the specification or the law asks for, with its source
 */
const changedFixedWords = (entry: RawEntry): ContentProblem[] => {
  const wrong = FIXED_WORDS.flatMap(({ path, says, expected, source }) => {
    const text = valueAt(entry.data, path);
    if (typeof text !== 'string' || says.test(text)) return [];
    return [problemAt(entry, path, `${expected} (${source})`)];
  });
  const [all, necessary] = ['all', 'necessary'].map((key) => valueAt(entry.data, [...BANNER, key]));
  if (typeof all !== 'string' || typeof necessary !== 'string') return wrong;
  if (Math.abs(all.length - necessary.length) <= SAME_WEIGHT) return wrong;
  const expected = `about as long as "${all}": accepting and refusing have the same weight (${GARANTE})`;
  return [...wrong, problemAt(entry, [...BANNER, 'necessary'], expected)];
};

/** Purposes that need a separate consent (art. 130 Codice privacy; art. 6.1.a GDPR). */
const PURPOSE =
  /(?<!\p{L})(?:offert[ae]|promozion[ei]|promo|sconti|novità|newsletter|pubblicit(?:à|ari[oaei]?)|marketing|telemarketing|profil(?:iamo|azione|arti|are|i)|sondaggi|proposte|comunicazioni (?:commerciali|promozionali)|(?:scop[oi]|fin[ei]|finalità) (?:commercial|promozional)[ei]|(?:altri|nuovi|nostri) (?:servizi|prodotti)|vend(?:iamo|ere) (?:i )?(?:tuoi )?dati)(?!\p{L})/giu;

/** "Non ti mandiamo pubblicità", with at most four words between. "Non solo" is no denial. */
const DENIED_BEFORE =
  /(?<!\p{L})(?:non(?!\s+(?:solo|soltanto|appena))|né|senza|nessun[ao]?|mai)(?:\s+[^\s,;:.]+){0,4}?\s+$/iu;
/** As in "Newsletter e pubblicità non partono da un modulo". */
const DENIED_AFTER =
  /^(?:\s+(?:e|o|né)\s+[^\s,;:.]+)*\s+non\s+(?:part|arriv|veng|vien|(?:ne|si|te|ti|l[iaeo])(?!\p{L}))/iu;

/** The cookie banner asks for the consent to analytics and marketing cookies. */
const ABOUT_COOKIES = /\bcookie\b/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;:!?])\s+/);

/** The first purpose in a sentence that the sentence does not deny. */
const purposeIn = (sentence: string): string | undefined =>
  [...sentence.matchAll(PURPOSE)].find(
    ({ index, 0: words }) =>
      !DENIED_BEFORE.test(sentence.slice(0, index)) &&
      !DENIED_AFTER.test(sentence.slice(index + words.length)),
  )?.[0];

/** The page that says what the data are used for. On it, every such word is a purpose. */
const PRIVACY_PAGE = 'privacy-policy';
/** Other legal pages also mention offers and prices. On them, only sending something to the reader is a purpose. */
const SENT =
  /(?<!\p{L})(?:mand|invi|propo|spedi|scriv|contatt)\p{L}*(?:ti|vi)(?!\p{L})|(?<!\p{L})(?:ti|vi) (?:mand|invi|propon|spedi)/iu;

/**
 * Purposes that no consent covers: the checkbox of a form asks for consent to a call about that request only.
 */
const marketingPurposes = (pages: readonly Entry[]): ContentProblem[] =>
  pages
    .filter(({ id, data }) => id === PRIVACY_PAGE || valueAt(data, ['sections', 0, 'dated']) === true)
    .flatMap((entry) =>
      textsOf(valueAt(entry.data, ['sections'])).flatMap(({ path, text }) =>
        sentencesOf(text).flatMap((sentence) => {
          const isPurpose = entry.id === PRIVACY_PAGE || SENT.test(sentence);
          const purpose = !isPurpose || ABOUT_COOKIES.test(sentence) ? undefined : purposeIn(sentence);
          if (purpose === undefined) return [];
          const expected = `no purpose that needs a consent of its own, such as "${purpose}": the only consent that a form asks for is "${CONSENT_TEXTS.contactConsent}" Take it out, or keep it for a consent that the forms do not ask for yet (src/lead/consent.ts)`;
          return [problemAt(entry, ['sections', ...path], expected, received(sentence))];
        }),
      ),
    );

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

/** A page may also say in its own words what its prices leave out, for example about day rates. */
const WITHOUT_VAT = /IVA esclusa/i;

/** Sections that must be followed by another, such as plans by the label of what their prices include. */
const unfollowed = (reading: Reading): ContentProblem[] => {
  const sections = sectionsIn(reading);
  return sections.flatMap(({ entry, index, kind: { kind, followedBy } }) => {
    const next = sections.find((other) => other.entry === entry && other.index === index + 1);
    if (followedBy === undefined || next?.section.kind === followedBy.kind) return [];
    const expected = `a section \`${followedBy.kind}\` right after \`${kind}\`: ${followedBy.why}`;
    return [
      problemAt(entry, ['sections', index, 'kind'], expected, next?.section.kind ?? 'the end of the page'),
    ];
  });
};

/** Pages that show prices say what these include: by a label right after plans, or by a note. */
const unexplainedPrices = (reading: Reading): ContentProblem[] => {
  const note = reading.content.brand?.priceNote;
  if (note === undefined) return [];
  const labelled = new Set(
    sectionsIn(reading).flatMap(({ entry, kind }) => (kind.followedBy === undefined ? [] : [entry])),
  );
  return entriesIn(reading, 'pages').flatMap((entry) => {
    const shown = entry.fields.find(({ meta }) => meta.shows === 'price');
    const says = entry.fields.some(
      ({ value }) => typeof value === 'string' && (value.includes(note) || WITHOUT_VAT.test(value)),
    );
    if (!shown || says || labelled.has(entry) || entry.blamed.size > 0) return [];
    const expected =
      '{brand:priceNote}, or that prices are without VAT (IVA esclusa), in a text of the page that shows them';
    return [problemAt(entry, shown.path, expected, 'prices without that sentence')];
  });
};

/** Words that the law or the specification prescribes: purposes, banner, legal pages, footer, what prices include. */
export const legalWords: Rule = (reading) => {
  const pages = entriesIn(reading, 'pages');
  return [
    ...entriesIn(reading, 'words').flatMap(changedFixedWords),
    ...marketingPurposes(pages),
    ...pages.flatMap((entry) => {
      const promises = PROMISES[entry.id];
      return promises ? missingFrom(entry, promises) : [];
    }),
    ...(reading.raw.pages.ids.includes('informazioni-legali')
      ? entriesIn(reading, 'navigation').flatMap(missingAtTheFoot)
      : []),
    ...unfollowed(reading),
    ...unexplainedPrices(reading),
  ];
};
