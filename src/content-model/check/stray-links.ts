import type { ContentProblem } from '../read/content-error.ts';
import { type JsonPath, textsOf } from '../read/json-path.ts';
import type { RawCollection, RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';
import { TEXT_LINK } from './text-links.ts';

/** Kind of section -> the key of the texts in which it renders links. */
export type LinkedTexts = Readonly<Record<string, string>>;

/** The section `faq` shows the answers of the faqs collection. */
const FAQ_LINKS = 'answer';
/** Paragraphs and list items of an article. src/sections/article/ArticleBody.astro */
const ARTICLE_LINKS: Readonly<Record<string, string>> = { text: 'text', list: 'list' };

const linkedKey = (collection: string, { data }: RawEntry, path: JsonPath, linked: LinkedTexts): unknown => {
  if (collection === 'faqs') return FAQ_LINKS;
  if (collection === 'articles' && path[0] === 'body') return ARTICLE_LINKS[String(path[2])];
  if (collection !== 'pages' || path[0] !== 'sections') return undefined;
  const kind = valueAt(data, [...path.slice(0, 2), 'kind']);
  return typeof kind === 'string' ? linked[kind] : undefined;
};

/**
 * Finds links in texts that are shown as plain text: visitors would see the brackets.
 *
 * @param collections every file as it is on disk, by collection
 * @param linked the texts in which sections render links
 * @returns a problem for each text with a link in another place
 */
export const strayLinks = (
  collections: Readonly<Record<string, RawCollection>>,
  linked: LinkedTexts,
): ContentProblem[] =>
  Object.entries(collections).flatMap(([collection, { entries }]) =>
    entries.flatMap((entry) =>
      textsOf(entry.data).flatMap(({ path, text }) => {
        const [link] = text.match(TEXT_LINK) ?? [];
        const key = path.findLast((part) => typeof part === 'string');
        if (link === undefined || key === linkedKey(collection, entry, path, linked)) return [];
        return [
          problemAt(
            entry,
            path,
            'text without a link: only answers and long texts show links',
            received(link),
          ),
        ];
      }),
    ),
  );
