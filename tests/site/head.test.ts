import { type BuiltPage, pageOf } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

const TITLE_MAX = 60;
const DESCRIPTION_MIN = 120;
const DESCRIPTION_MAX = 155;

const canonicalOf = (document: Document): string | null =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;

/** What a search result shows. A page that asks not to be found needs but a title. */
const head: Rule = ({ path, document }, { pages }) => {
  const wrong: string[] = [];
  const title = document.title.trim();
  if (title === '') wrong.push('no title');
  if (title.length > TITLE_MAX)
    wrong.push(`title of ${title.length} characters, at most ${TITLE_MAX}: ${title}`);
  if (document.querySelector('meta[name=robots][content*=noindex]') !== null) return wrong;
  const canonical = canonicalOf(document);
  // A short alias is the same page: its canonical says so.
  const isSamePage = (other: BuiltPage): boolean =>
    other.path === path || (canonical !== null && canonicalOf(other.document) === canonical);
  const twin = pages.find((other) => !isSamePage(other) && other.document.title.trim() === title);
  if (twin !== undefined) wrong.push(`the title is also that of ${twin.path}: ${title}`);
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  if (description.length < DESCRIPTION_MIN || description.length > DESCRIPTION_MAX) {
    wrong.push(
      `description of ${description.length} characters, wanted ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX}: ${description}`,
    );
  }
  return wrong;
};

const describedBy = (length: number): string => `<meta name="description" content="${'d'.repeat(length)}">`;

everyPage(head, {
  pages: [
    pageOf('<title>Doppio</title>', '/gemella'),
    pageOf('<title>Lungo</title><link rel="canonical" href="/a/lungo">', '/a/lungo'),
  ],
  good: [
    `<title>Fibra</title>${describedBy(DESCRIPTION_MIN)}`,
    `<title>${'t'.repeat(TITLE_MAX)}</title>${describedBy(DESCRIPTION_MAX)}`,
    '<title>Doppio</title><meta name="robots" content="noindex, nofollow">',
    `<title>Lungo</title><link rel="canonical" href="/a/lungo">${describedBy(130)}`,
  ],
  broken: [
    { html: describedBy(DESCRIPTION_MIN), says: 'no title' },
    {
      html: `<title>${'t'.repeat(TITLE_MAX + 1)}</title>${describedBy(130)}`,
      says: 'title of 61 characters',
    },
    { html: `<title>Fibra</title>${describedBy(DESCRIPTION_MIN - 1)}`, says: 'description of 119' },
    { html: `<title>Fibra</title>${describedBy(DESCRIPTION_MAX + 1)}`, says: 'description of 156' },
    { html: `<title>Doppio</title>${describedBy(130)}`, says: 'also that of /gemella' },
    {
      html: `<title>Lungo</title><link rel="canonical" href="/esempio">${describedBy(130)}`,
      says: 'also that of /a/lungo',
    },
    { html: '<title>Fibra</title>', says: 'description of 0' },
  ],
});
