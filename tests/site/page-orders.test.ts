import { describe, expect, test } from 'vitest';
import { type BuiltPage, pageOf, readSite } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

/** What paints the ground of a section; without one it is linen, as the page is. */
const GROUNDS: readonly (readonly [name: string, ground: string])[] = [
  ['on-ink', 'ink'],
  ['bg-hemp', 'hemp'],
  ['bg-aqua-3', 'aqua'],
  ['bg-aqua-9', 'deep aqua'],
];

interface Stretch {
  readonly kind: string;
  readonly ground: string;
}

/** The label of plans hangs from them, on their ground: together they are one stretch. */
const isLabelOfPlans = ({ classList, previousElementSibling }: Element): boolean =>
  classList.contains('transparency') && previousElementSibling?.classList.contains('plans') === true;

/** @returns the sections of a page from top to bottom, each by its first class */
const stretchesOf = ({ document }: BuiltPage): Stretch[] =>
  [...document.querySelectorAll('main > section')]
    .filter((section) => !isLabelOfPlans(section))
    .map(({ classList }) => ({
      kind: classList.item(0) === 'hero' ? (classList.item(1) ?? '') : (classList.item(0) ?? ''),
      ground: GROUNDS.find(([name]) => classList.contains(name))?.[1] ?? 'linen',
    }));

const orderOf = (page: BuiltPage): string =>
  stretchesOf(page)
    .map(({ kind, ground }) => `${kind} on ${ground}`)
    .join(', ');

/** @returns each pair of pages with the same kinds of sections on the same grounds in the same order */
const alike = (pages: readonly BuiltPage[]): string[] =>
  pages.flatMap((page, index) =>
    pages
      .slice(index + 1)
      .filter((other) => orderOf(other) === orderOf(page))
      .map((other) => `${page.path} and ${other.path}: ${orderOf(page)}`),
  );

/** A page at several addresses is one page; one of a single section, such as a legal text, or around an article has no order. */
const hasAnOrder = (page: BuiltPage): boolean => {
  const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
  const isItself = canonical !== undefined && canonical !== null && new URL(canonical).pathname === page.path;
  const isArticle = page.document.querySelector('main > article') !== null;
  return isItself && !isArticle && stretchesOf(page).length > 1;
};

describe('no two pages have the same sections on the same grounds in the same order', () => {
  const pageWith = (path: string, ...sections: string[]) =>
    pageOf(`<main>${sections.map((name) => `<section class="${name}"></section>`).join('')}</main>`, path);

  test('two that do are named', () => {
    const fibre = pageWith('/fibra', 'plans bg-hemp', 'answers');
    const [said = '', ...others] = alike([
      fibre,
      pageWith('/voip', 'plans bg-hemp', 'answers on-ink'),
      pageWith('/mobile', 'answers', 'plans bg-hemp'),
      pageWith('/sd-wan', 'plans bg-hemp', 'answers'),
    ]);
    expect(said).toBe('/fibra and /sd-wan: plans on hemp, answers on linen');
    expect(others).toEqual([]);
  });

  test('none of the site do', () => {
    const pages = readSite().pages.filter(hasAnOrder);
    expect(pages.length).toBeGreaterThan(15);
    expect(alike(pages)).toEqual([]);
  });
});

/** Between a hero and what follows it lies the floor of its loom. */
const grounds: Rule = (page) => {
  const stretches = stretchesOf(page);
  return stretches.slice(2).flatMap(({ kind, ground }, index) => {
    const before = stretches[index + 1];
    return before?.ground === ground ? [`${kind} follows ${before.kind} on ${ground}`] : [];
  });
};

everyPage(grounds, {
  good: [
    '<main><section class="hero wide-hero"></section><section class="plans bg-hemp"></section><section class="transparency bg-hemp"></section><section class="faq"></section></main>',
    '<main><section class="hero wide-hero"></section><section class="story"></section><section class="plans bg-hemp"></section></main>',
  ],
  broken: [
    {
      html: '<main><section class="hero wide-hero"></section><section class="plans bg-hemp"></section><section class="transparency bg-hemp"></section><section class="faq bg-hemp"></section></main>',
      says: 'faq follows plans on hemp',
    },
    {
      html: '<main><section class="hero wide-hero"></section><section class="faq"></section><section class="steps"></section></main>',
      says: 'steps follows faq on linen',
    },
    {
      html: '<main><section class="wide-hero"></section><section class="features on-ink"></section><section class="threats on-ink"></section></main>',
      says: 'threats follows features on ink',
    },
  ],
});
