import type { ContentProblem } from '../read/content-error.ts';
import type { JsonPath } from '../read/json-path.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

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
export const changedFixedWords = (entry: RawEntry): ContentProblem[] => {
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
