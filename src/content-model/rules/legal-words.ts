import { CONSENT_TEXTS } from '../../lead/consent.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { textsOf, valueAt } from '../read/json-path.ts';
import { problemAt, received } from '../read/problem-at.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { Entry } from '../read-entry.ts';
import { entriesIn, type Reading, type Rule, sectionsIn } from '../reading.ts';

const GARANTE = 'Garante, linee guida sui cookie del 10 giugno 2021';
const CHOICES = 'specification §4, “Choices”: accept all, necessary only, customise, Save or Cancel';
const CLOSING = `${GARANTE}: the banner warns that closing it by the X keeps the default, without optional cookies`;

/** Texts of `words.yaml` that the specification or the law prescribes, below `cookies`. */
const FIXED_WORDS: readonly (readonly [field: string, says: RegExp, expected: string, source: string])[] = [
  ['banner.text', /\bX\b/, 'a text that says what closing by the X means', CLOSING],
  ['banner.textWithoutTags', /\bX\b/, 'a text that says what closing by the X means', CLOSING],
  ['banner.all', /^Accett/, 'a button that begins with "Accetta"', CHOICES],
  [
    'banner.necessary',
    /necessari|^Rifiut/i,
    'a button that says "necessari" or begins with "Rifiuta"',
    CHOICES,
  ],
  [
    'banner.customise',
    /^(?:Personalizza|Scegli|Preferenze)/,
    'a button that begins with "Personalizza", "Scegli" or "Preferenze"',
    CHOICES,
  ],
  [
    'policy',
    /cookie/i,
    'a link that names the cookie policy',
    `${GARANTE}: the banner links the extended notice`,
  ],
  [
    'preferences',
    /cookie/i,
    'a link that names the cookies',
    `${GARANTE}: every page has a link by which a choice is changed`,
  ],
  ['switches.necessary.name', /necessari|tecnici/i, 'a name that says "necessari" or "tecnici"', CHOICES],
  ['states.always', /sempre/i, 'a word that says "sempre"', 'specification §3: necessary is always true'],
  ['buttons.cancel', /^Annulla/, '"Annulla"', CHOICES],
  ['buttons.save', /^Salva/, '"Salva"', CHOICES],
];

/** How many characters the labels of accepting and refusing may differ in length. */
const SAME_WEIGHT = 8;

const changedFixedWords = (entry: RawEntry): ContentProblem[] => {
  const textAt = (field: string): string => String(valueAt(entry.data, ['cookies', ...field.split('.')]));
  const [all, necessary] = [textAt('banner.all'), textAt('banner.necessary')];
  const isHidden = Math.abs(all.length - necessary.length) > SAME_WEIGHT;
  const weight = `about as long as "${all}": accepting and refusing have the same weight (${GARANTE})`;
  return [
    ...FIXED_WORDS.filter(([field, says]) => !says.test(textAt(field))).map(([field, , expected, source]) =>
      problemAt(entry, ['cookies', ...field.split('.')], `${expected} (${source})`),
    ),
    ...(isHidden ? [problemAt(entry, ['cookies', 'banner', 'necessary'], weight)] : []),
  ];
};

/** Purposes that need a separate consent (art. 130 Codice privacy; art. 6.1.a GDPR). */
const PURPOSE =
  /(?<!\p{L})(?:offert[ae]|promo(?:zion[ei])?|sconti|novità|newsletter|pubblicit\p{L}*|(?:tele)?marketing|profil(?:iamo|azione|arti|are|i)|sondaggi|proposte|(?:comunicazioni|scopi|fini|finalità) (?:commercial|promozional)i|(?:altri|nuovi|nostri) (?:servizi|prodotti)|vend(?:iamo|ere) (?:i )?(?:tuoi )?dati)(?!\p{L})/iu;
/** Words with which a clause denies a purpose. The cookie banner asks for the consent to marketing cookies. */
const DENIED = /(?<!\p{L})(?:non(?! sol)|né|senza|nessun\p{L}*|mai|cookie)(?!\p{L})/iu;
/** The page that says what the data are used for. On other legal pages, which name offers, only what is sent counts. */
const PRIVACY_PAGE = 'privacy-policy';
const SENT =
  /(?<!\p{L})(?:(?:mand|invi|propo|spedi|scriv|contatt)\p{L}*(?:ti|vi)|(?:ti|vi) (?:mand|invi|propon|spedi)\p{L}*)(?!\p{L})/iu;

const isDated = ({ data }: Entry): boolean => valueAt(data, ['sections', 0, 'dated']) === true;

/** Purposes that no consent covers: the checkbox of a form asks for consent to a call about that request only. */
const marketingPurposes = (entry: Entry): ContentProblem[] => {
  if (entry.id !== PRIVACY_PAGE && !isDated(entry)) return [];
  return textsOf(valueAt(entry.data, ['sections'])).flatMap(({ path, text }) =>
    text.split(/[.,;:!?]\s+/).flatMap((clause) => {
      const [purpose] = PURPOSE.exec(clause) ?? [];
      const isPurpose = entry.id === PRIVACY_PAGE || SENT.test(clause);
      if (purpose === undefined || !isPurpose || DENIED.test(clause)) return [];
      const expected = `no purpose that needs a consent of its own, such as "${purpose}": the only consent that a form asks for is "${CONSENT_TEXTS.contactConsent}" Take it out, or keep it for a consent that the forms do not ask for yet (src/lead/consent.ts)`;
      return [problemAt(entry, ['sections', ...path], expected, received(clause))];
    }),
  );
};

const INBOX = '(mailto:{brand:email})';

/** The words or tokens that a legal page must have by the law, the specification (§2, "Legal pages") or the code. */
const ON_PAGES: Readonly<Record<string, readonly string[]>> = {
  [PRIVACY_PAGE]: [
    '{claim:requestDays}',
    '{claim:interactionDays}',
    '{claim:dataYears}',
    'prova del consenso',
    INBOX,
  ],
  'cookie-policy': ['{claim:preferenceDays}', '{claim:analyticsCookieYears}', 'sempre attivi', INBOX],
  'termini-servizio': ['legge italiana', 'foro di {brand:forum}', INBOX],
  'informazioni-legali': ['{brand:shareCapital}', '{brand:registerCity}', 'non è il sito ufficiale', INBOX],
};
/** Pages that show their version, which is stored with each consent. */
const DATED: readonly string[] = [PRIVACY_PAGE, 'cookie-policy', 'termini-servizio'];
const TERMS = 'termini-servizio';
const PARTS_OF_TERMS = 13;

/** What the footer of every page must have: company data (art. 2250 c.c., art. 35 DPR 633/72) and who runs the site. */
const AT_THE_FOOT: readonly string[] = [
  '{brand:vatNumber}',
  '{brand:registerCity}',
  '{brand:rea}',
  '{brand:shareCapital} euro i.v.',
  '{brand:operator}',
  'non è il sito',
  ...['/privacy-policy', '/cookie-policy', '/termini-servizio', '/informazioni-legali', '/accessibilita'],
];

/** Words that a file lacks; upper and lower case are equal. */
const missingWords = (entry: RawEntry, key: string, words: readonly string[]): ContentProblem[] => {
  const texts = textsOf(valueAt(entry.data, [key])).map(({ text }) => text.replace(/\s+/g, ' '));
  const all = texts.join('\n').toLowerCase();
  return words
    .filter((word) => !all.includes(word.toLowerCase()))
    .map((word) =>
      problemAt(entry, [key], `the words ${word} here: the law or the site requires them`, 'none'),
    );
};

const wrongLegalPage = (entry: Entry): ContentProblem[] => {
  const first = ['sections', 0];
  const parts = valueAt(entry.data, [...first, 'parts']);
  const count = Array.isArray(parts) ? parts.length : 0;
  const isNumbered = valueAt(entry.data, [...first, 'numbered']) === true && count === PARTS_OF_TERMS;
  const version = 'true: this page shows its version, which is stored with each consent';
  const numbered = `${PARTS_OF_TERMS} parts and \`numbered: true\``;
  return [
    ...missingWords(entry, 'sections', ON_PAGES[entry.id] ?? []),
    ...(DATED.includes(entry.id) && !isDated(entry) ? [problemAt(entry, [...first, 'dated'], version)] : []),
    ...(entry.id === TERMS && !isNumbered
      ? [problemAt(entry, [...first, 'parts'], numbered, `${count} parts`)]
      : []),
  ];
};

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

/** A page may also say in its own words what its prices leave out, for example about day rates. */
const WITHOUT_VAT = /IVA esclusa/i;

/** Pages that show prices say what these include: by a label right after plans, or by a note. */
const unexplainedPrices = (reading: Reading): ContentProblem[] => {
  const note = reading.content.brand?.priceNote;
  if (note === undefined) return [];
  const labelled = new Set(
    sectionsIn(reading).flatMap(({ entry, kind }) => (kind.followedBy ? [entry] : [])),
  );
  return entriesIn(reading, 'pages').flatMap((entry) => {
    const shown = entry.fields.find(({ meta }) => meta.shows === 'price');
    const says = entry.fields.some(
      ({ value }) => WITHOUT_VAT.test(String(value)) || String(value).includes(note),
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
  const hasLegalPages = reading.raw.pages.ids.includes('informazioni-legali');
  return [
    ...entriesIn(reading, 'words').flatMap(changedFixedWords),
    ...pages.flatMap(marketingPurposes),
    ...pages.flatMap(wrongLegalPage),
    ...(hasLegalPages
      ? entriesIn(reading, 'navigation').flatMap((entry) => missingWords(entry, 'footer', AT_THE_FOOT))
      : []),
    ...unfollowed(reading),
    ...unexplainedPrices(reading),
  ];
};
