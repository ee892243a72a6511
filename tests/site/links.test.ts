import type { BuiltPage, BuiltSite } from './built-site.ts';
import { pageOf } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';
import { SPECIFIED_ANCHORS, SPECIFIED_ROUTES } from './specified-routes.ts';

const ORIGIN = 'https://this-site.invalid';

const wrongFragment = (fragment: string, target: BuiltPage | undefined): boolean =>
  target === undefined
    ? !SPECIFIED_ANCHORS.includes(fragment)
    : target.document.getElementById(fragment) === null;

const check = (href: string, page: BuiltPage, site: BuiltSite): string | undefined => {
  if (href === '' || href === '#') return `"${href}" leads nowhere`;
  if (!URL.canParse(href, ORIGIN + page.path)) return `"${href}" is no address`;
  const url = new URL(href, ORIGIN + page.path);
  if (url.origin !== ORIGIN) return undefined;
  if (url.pathname !== '/' && url.pathname.endsWith('/'))
    return `"${href}" costs a redirect: drop the last slash`;
  const target = site.pages.find(({ path }) => path === url.pathname);
  const exists =
    target !== undefined || SPECIFIED_ROUTES.includes(url.pathname) || site.files.has(url.pathname);
  if (!exists) return `"${href}" leads to no page`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment !== '' && wrongFragment(fragment, target) ? `"${href}" leads to no such place` : undefined;
};

/** Every link of the site leads to a page, a file, or a route of the specification, and to a place that is there. */
const links: Rule = (page, site) =>
  Array.from(page.document.querySelectorAll('a[href], area[href]'))
    .map((link) => check(link.getAttribute('href') ?? '', page, site))
    .filter((wrong) => wrong !== undefined);

everyPage(links, {
  files: ['/esempio.html', '/informativa.pdf'],
  pages: [pageOf('<h2 id="prezzi">Prezzi</h2>', '/listino')],
  good: [
    '<h2 id="qui">Qui</h2><a href="#qui">giù</a><a href="/esempio#qui">giù</a>',
    '<a href="/listino#prezzi">prezzi</a><a href="/servizi/voip">VoIP</a><a href="/informativa.pdf">PDF</a>',
    '<a href="/lavora-con-noi#candidatura">candidati</a><a href="/">casa</a><a href="mailto:a@b.example">scrivi</a>',
  ],
  broken: [
    { html: '<a href="/servizi/vopi">VoIP</a>', says: '"/servizi/vopi" leads to no page' },
    { html: '<a href="servizi">servizi</a><a href="altro">altro</a>', says: '"altro" leads to no page' },
    { html: '<a href="#giu">giù</a>', says: '"#giu" leads to no such place' },
    { html: '<a href="/listino#sconti">sconti</a>', says: '"/listino#sconti" leads to no such place' },
    { html: '<a href="/chi-siamo#storia">storia</a>', says: '"/chi-siamo#storia" leads to no such place' },
    { html: '<a href="/servizi/">servizi</a>', says: 'drop the last slash' },
    { html: '<a href="#">nulla</a>', says: 'leads nowhere' },
  ],
});
