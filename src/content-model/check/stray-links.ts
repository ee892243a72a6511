import type { ContentProblem } from '../read/content-error.ts';
import { type JsonPath, textsOf } from '../read/json-path.ts';
import type { RawCollection, RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';
import { TEXT_LINK } from './text-links.ts';

/** For each kind of section that makes links, the key of the texts in which it does. */
export type LinkedTexts = Readonly<Record<string, string>>;

/** Answers in a file of their own are shown by the section `faq`. */
const FAQ_LINKS = 'answer';
/** Paragraphs and points of an article. src/sections/article/ArticleBody.astro */
const ARTICLE_LINKS: Readonly<Record<string, string>> = { text: 'text', list: 'list' };

const linkedKey = (collection: string, { data }: RawEntry, path: JsonPath, linked: LinkedTexts): unknown => {
  if (collection === 'faqs') return FAQ_LINKS;
  if (collection === 'articles' && path[0] === 'body') return ARTICLE_LINKS[String(path[2])];
  if (collection !== 'pages' || path[0] !== 'sections') return undefined;
  const kind = valueAt(data, [...path.slice(0, 2), 'kind']);
  return typeof kind === 'string' ? linked[kind] : undefined;
};

/**
 * Finds links where none are made: visitors would read their brackets.
 *
 * @param collections every file as it stands on the disk, by collection
 * @param linked where links are made
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
            'words without a link: links are made in answers and long texts only',
            received(link),
          ),
        ];
      }),
    ),
  );
