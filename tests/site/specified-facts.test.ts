import { describe, expect, test } from 'vitest';
import { brandTexts } from '../../src/content-model/facts/brand-texts.ts';
import { leavesOf } from '../../src/content-model/read/json-path.ts';
import { specifiedIn } from '../../src/content-model/rules/specified.ts';
import { readChecked, readSite as readContent } from '../../src/site/site.ts';
import { type BuiltPage, pageOf, readSite } from './built-site.ts';
import { changedFacts } from './changed-facts.ts';
import { addressOf } from './specified-routes.ts';

const seen = (body: HTMLElement): Node => {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const spoken of copy.querySelectorAll('.spoken')) {
    const parts = spoken.nextElementSibling?.querySelectorAll<HTMLElement>('[data-text]') ?? [];
    spoken.textContent = Array.from(parts, ({ dataset }) => dataset['text']).join('');
  }
  return copy;
};

const pages = new Map(readSite().pages.map((page) => [page.path, page]));

/**
 * @returns the text of a page as one sees it, with drawn prices (src/components/Spoken.astro) instead of spoken ones,
 *   and with typographic spaces, joiners and apostrophes replaced by plain ones
 */
const readAloud = ({ document }: Pick<BuiltPage, 'document'>): string =>
  (seen(document.body).textContent ?? '')
    .replace(/\u2060/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('’', "'");

const readPages = new Map<BuiltPage, string>();
/** The same, read once for all facts of a page. */
const textOf = (page: BuiltPage): string => {
  const text = readPages.get(page) ?? readAloud(page);
  readPages.set(page, text);
  return text;
};

const says = (text: string, shown: string | RegExp): boolean =>
  typeof shown === 'string' ? text.includes(shown) : shown.test(text);

const shows = (page: BuiltPage | undefined, shown: string | RegExp): boolean =>
  page !== undefined && says(textOf(page), shown);

const { entries } = readChecked().reading;
/** The text of each content file, by its collection and name. */
const words = new Map(
  entries.map(({ collection, id, data }) => [
    `${collection}/${id}`,
    leavesOf(data)
      .map(({ value }) => value)
      .join(' ')
      .replaceAll('’', "'"),
  ]),
);
const pageFiles = new Map(readContent().pages.map(({ path, id }) => [path, `pages/${id}`]));

const specified = specifiedIn(process.cwd());
if (!specified) throw new Error('src/content/specified.json is not usable: npm run content:check says why.');
const { addresses, figures } = specified;

/** The specification's values by the names of facts, those that a rule fixes too. */
const values = {
  ...specified.values,
  ...Object.fromEntries(
    figures
      .filter(({ file }) => file === 'brand')
      .map(({ field, value }) => [field.replace(/^claims\./, 'claim:'), String(value)]),
  ),
};

const { hours } = brandTexts(readContent().brand);
/** Texts that follow from the agency's hours, in whole and without the days. */
const OF_BRAND: Readonly<Record<string, string>> = {
  '{brand:hours}': hours,
  '{brand:times}': hours.replace(/^\S+ /, ''),
};

const rows = specified.shown.flatMap(({ on, text, pattern = '', ignoreCase, wordsIn }) => {
  const shown = text === undefined ? new RegExp(pattern, ignoreCase ? 'i' : '') : (OF_BRAND[text] ?? text);
  const paths = on === 'every' ? addresses.map(({ address }) => address) : [on].flat();
  return paths.map((path) => {
    const file = wordsIn === 'its page' ? pageFiles.get(addressOf(path)) : wordsIn;
    return { path, shown, ...(file === undefined ? {} : { file }) };
  });
});

test('finds text despite typographic characters, and nothing else', () => {
  const page = pageOf('<body><h3>Fibra</h3> <p>5-\u206010\u00a0giorni <b>€</b>23<i>,99</i></p></body>');
  expect(shows(page, 'Fibra 5-10 giorni €23,99')).toBe(true);
  expect(shows(page, '5-10 ore')).toBe(false);
  expect(shows(undefined, '')).toBe(false);
});

test('drops the facts that the owners changed, and no others', () => {
  const edited = entries.map((entry) =>
    entry.file.endsWith('plans/fwa-5g.yaml')
      ? { ...entry, data: { items: [{ id: 'start', price: 27 }] } }
      : entry,
  );
  const isChanged = changedFacts(edited, values);
  expect(['€25,00/mese', /Start.*€25,00\/mese/, '24-48 ore'].map(isChanged)).toEqual([true, true, true]);
  const others = ['€125,00/mese', '€25,50/mese', /99,9\s?%/];
  expect(others.map(isChanged)).toEqual(others.map(changedFacts(entries, values)));
  expect(isChanged('€125,00/mese')).toBe(false);
});

test('finds every content file that a fact names', () => {
  expect(rows.flatMap(({ file }) => (file === undefined || words.has(file) ? [] : [file]))).toEqual([]);
});

const isChanged = changedFacts(entries, values);
const isAsked = ({ shown, file }: (typeof rows)[number]): boolean =>
  !isChanged(shown) && (file === undefined || says(words.get(file) ?? '', shown));

describe('the pages of the specification', () => {
  test.each(rows.filter(isAsked))('show $shown on $path', ({ path, shown }) => {
    expect(shows(pages.get(addressOf(path)), shown)).toBe(true);
  });
});
