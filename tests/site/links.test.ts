import { type BuiltPage, type BuiltSite, pageOf } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

const ORIGIN = 'https://this-site.invalid';

const check = (href: string, page: BuiltPage, site: BuiltSite): string | undefined => {
  if (href === '' || href === '#') return `"${href}" leads nowhere`;
  if (!URL.canParse(href, ORIGIN + page.path)) return `"${href}" is no address`;
  const url = new URL(href, ORIGIN + page.path);
  if (url.origin !== ORIGIN) return undefined;
  if (url.pathname !== '/' && url.pathname.endsWith('/'))
    return `"${href}" costs a redirect: drop the last slash`;
  const target = site.pages.find(({ path }) => path === url.pathname);
  if (target === undefined && !site.files.has(url.pathname)) return `"${href}" leads to no page`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  const isThere = fragment === '' || target?.document.getElementById(fragment);
  return isThere ? undefined : `"${href}" leads to no such place`;
};

/** Every link leads to a page or file of the build, and its fragment to an element that exists. */
const links: Rule = (page, site) =>
  Array.from(page.document.querySelectorAll('a[href], area[href]'))
    .map((link) => check(link.getAttribute('href') ?? '', page, site))
    .filter((wrong) => wrong !== undefined);

everyPage(links, {
  files: ['/esempio.html', '/informativa.pdf'],
  pages: [pageOf('<h2 id="prezzi">Prezzi</h2>', '/listino'), pageOf('', '/')],
  good: [
    '<h2 id="qui">Qui</h2><a href="#qui">giù</a><a href="/esempio#qui">giù</a>',
    '<a href="/listino#prezzi">prezzi</a><a href="/listino">listino</a><a href="/informativa.pdf">PDF</a>',
    '<a href="/">casa</a><a href="mailto:a@b.example">scrivi</a>',
  ],
  broken: [
    { html: '<a href="/servizi/vopi">VoIP</a>', says: '"/servizi/vopi" leads to no page' },
    { html: '<a href="listino">listino</a><a href="altro">altro</a>', says: '"altro" leads to no page' },
    { html: '<a href="/servizi/voip">VoIP</a>', says: '"/servizi/voip" leads to no page' },
    { html: '<a href="#giu">giù</a>', says: '"#giu" leads to no such place' },
    { html: '<a href="/listino#sconti">sconti</a>', says: '"/listino#sconti" leads to no such place' },
    { html: '<a href="/informativa.pdf#diritti">diritti</a>', says: 'leads to no such place' },
    { html: '<a href="/servizi/">servizi</a>', says: 'drop the last slash' },
    { html: '<a href="#">nulla</a>', says: 'leads nowhere' },
  ],
});
