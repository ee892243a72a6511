import { everyPage, type Rule } from './every-page.ts';

/** Elements whose addresses are not fetched when the page loads. */
const NAMED_ONLY = 'link[rel=canonical], link[rel=alternate], meta, a, area';
const ABSOLUTE = /(?:^|[\s,(])((?:[a-z][a-z0-9+.-]*:)?\/\/[^\s,)]+)/i;
const FETCHING = ['src', 'srcset', 'href', 'action', 'formaction', 'poster', 'data', 'ping', 'imagesrcset'];
const WITH_ADDRESS = FETCHING.map((name) => `[${name}]`).join();

const otherHosts: Rule = ({ document }) => {
  const fetched = Array.from(document.querySelectorAll(WITH_ADDRESS)).flatMap((element) =>
    (element.matches(NAMED_ONLY) ? [] : FETCHING)
      .map((name) => element.getAttribute(name) ?? '')
      .filter((value) => ABSOLUTE.test(value))
      .map((value) => `<${element.localName}> requests ${value}`),
  );
  const styles = Array.from(document.querySelectorAll('style')).flatMap((style) =>
    Array.from((style.textContent ?? '').matchAll(/(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')]+)/g)).map(
      ([, url]) => `a style requests ${url}`,
    ),
  );
  const links = Array.from(
    document.querySelectorAll('a[href]:not([target=_blank][rel~=noopener]), area[href]'),
  )
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => ABSOLUTE.test(href))
    .map((href) => `a link leads to ${href} without rel=noopener`);
  return [...fetched, ...styles, ...links];
};

everyPage(otherHosts, {
  good: [
    '<link rel="canonical" href="https://www.trama.example/"><meta property="og:image" content="https://x.example/a.png">',
    '<a href="https://wa.me/390000000000?text=Ciao" target="_blank" rel="noopener">Scrivici</a><a href="tel:+39020000000">Chiama</a>',
    '<style>a{background:url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E")}</style>',
  ],
  broken: [
    {
      html: '<img src="https://cdn.example/a.png" alt="">',
      says: '<img> requests https://cdn.example/a.png',
    },
    { html: '<img srcset="/a.avif 1x, //cdn.example/b.avif 2x" alt="">', says: '<img> requests' },
    {
      html: '<link rel="preconnect" href="https://fonts.example">',
      says: '<link> requests https://fonts.example',
    },
    { html: '<form action="https://forms.example/"></form>', says: '<form> requests' },
    { html: '<style>@font-face{src:url(https://fonts.example/a.woff2)}</style>', says: 'a style requests' },
    {
      html: '<a href="https://altro.example/">altro</a>',
      says: 'a link leads to https://altro.example/ without',
    },
  ],
});
