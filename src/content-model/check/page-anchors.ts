import { questionId } from '../facts/question-id.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { textsOf } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import type { RawCollection, RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import type { FaqData } from '../schemas/faq.ts';
import type { AnchorsOf } from '../schemas/page.ts';
import { problemAt } from './check-entry.ts';
import { pagePath } from './page-addresses.ts';
import { linkTargets } from './text-links.ts';

/** The id of the element around the sections of every page. src/layouts/Page.astro */
const MAIN_ID = 'main';

interface RightPage {
  readonly aliases?: readonly string[] | undefined;
  readonly sections: readonly unknown[];
}

/** The valid files and the anchors of sections. An invalid page may have any anchor: its own problem comes first. */
export interface AnchoredContent {
  readonly pages: ReadonlyMap<string, RightPage>;
  readonly faqs: ReadonlyMap<string, FaqData>;
  readonly anchorsOf: AnchorsOf;
}

/** The id of the FAQ set that a `faq` section shows; each question has an anchor. src/sections/faq/Faq.astro */
const questionsOf = (section: unknown): unknown =>
  valueAt(section, ['kind']) === 'faq' ? valueAt(section, ['questions']) : undefined;

/** The anchors of a page; `undefined` when one of its FAQ sets is invalid. */
const anchorsIn = (
  { sections }: RightPage,
  { faqs, anchorsOf }: Pick<AnchoredContent, 'faqs' | 'anchorsOf'>,
): string[] | undefined => {
  const anchors = [MAIN_ID, ...sections.flatMap(anchorsOf)];
  for (const id of sections.map(questionsOf)) {
    if (typeof id !== 'string') continue;
    const set = faqs.get(id);
    if (!set) return undefined;
    anchors.push(...set.items.map(({ question }) => questionId(question)));
  }
  return anchors;
};

/** The anchors of every valid page, by each of its addresses. */
const anchorsByAddress = ({
  pages,
  ...content
}: AnchoredContent): Map<string, readonly string[] | undefined> =>
  new Map(
    [...pages].flatMap(([id, page]) => {
      const anchors = anchorsIn(page, content);
      return [pagePath(id), ...(page.aliases ?? [])].map((address) => [address, anchors] as const);
    }),
  );

/** Links with an anchor, with their place in a file. */
const linksIn = (entry: RawEntry) =>
  textsOf(entry.data).flatMap(({ path, text }) =>
    (path.at(-1) === 'href' ? [text] : linkTargets(text)).flatMap((target) => {
      const [address = '', anchor] = target.split('#', 2);
      return anchor && /^[/#]/.test(target) ? [{ path, target, address, anchor }] : [];
    }),
  );

const hash = (anchor: string): string => JSON.stringify(`#${anchor}`);

/**
 * Finds links to an anchor that their page does not have. A browser would show the top of the page without an error.
 *
 * @param collections every file as it is on disk, by collection
 * @param content the valid pages and FAQ sets
 * @returns a problem for each such link. A link without a page, such as `#consulenza`, leads to the page that contains
 *   it. If several pages share its file, at least one page of the site must have the anchor.
 */
export const deadAnchors = (
  collections: Readonly<Record<string, RawCollection>>,
  content: AnchoredContent,
): ContentProblem[] => {
  const anchors = anchorsByAddress(content);
  const all = [...anchors.values()];
  const isAnyWrong = all.includes(undefined) || content.pages.size < (collections['pages']?.ids.length ?? 0);
  const everywhere = isAnyWrong ? undefined : [...new Set(all.flatMap((own) => own ?? []))];
  return Object.entries(collections).flatMap(([collection, { entries }]) =>
    entries.flatMap((entry) =>
      linksIn(entry).flatMap(({ path, target, address, anchor }) => {
        const own = collection === 'pages' ? pagePath(entry.id) : undefined;
        const page = address || own;
        const known = page === undefined ? everywhere : anchors.get(page);
        if (known === undefined || known.includes(anchor)) return [];
        const expected = oneOf(`a part of ${page ?? 'a page'}`, anchor, known, hash);
        return [problemAt(entry, path, expected, received(target))];
      }),
    ),
  );
};

/**
 * Finds sections whose buttons lead to an anchor that their page does not have. A click would do nothing.
 *
 * @param entry the file of a page with valid sections
 * @param sections the sections of that page
 * @param targets kind of section -> anchors; its buttons lead to the first of them that the page has
 * @param anchorsOf the anchors of a section
 * @returns a problem for each such section
 */
export const buttonsWithoutTarget = (
  entry: RawEntry,
  sections: readonly unknown[],
  targets: Readonly<Record<string, readonly string[]>>,
  anchorsOf: AnchorsOf,
): ContentProblem[] => {
  const known = new Set(sections.flatMap(anchorsOf));
  return sections.flatMap((section, index) => {
    const kind = valueAt(section, ['kind']);
    const parts = typeof kind === 'string' ? targets[kind] : undefined;
    if (parts === undefined || parts.some((part) => known.has(part))) return [];
    const names = parts.map((part) => `#${part}`).join(' or ');
    const expected = `a page with ${names}, where the buttons of this section lead (docs/content.md, “Links to a part of a page”)`;
    return [problemAt(entry, ['sections', index, 'kind'], expected, received(kind))];
  });
};
