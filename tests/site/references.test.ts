import { everyPage, type Rule } from './every-page.ts';

const LINKED_FILES = 'link:not([rel=canonical], [rel=alternate])[href]';
const CSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

const candidatesOf = (srcset: string): string[] =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Everything that a page shows is there: pictures, fonts, icons, drawings of the sprite, backgrounds. */
const references: Rule = ({ document }, { files }) => {
  const values = (selector: string, name: string): string[] =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '');
  const asked = [
    ...values('img[src], source[src], video[src], audio[src], embed[src], iframe[src]', 'src'),
    ...values('[srcset]', 'srcset').flatMap(candidatesOf),
    ...values('[imagesrcset]', 'imagesrcset').flatMap(candidatesOf),
    ...values(LINKED_FILES, 'href'),
    ...values('use, image, feImage', 'href'),
    ...values('[data-module]', 'data-module'),
    ...values('astro-island[component-url]', 'component-url'),
    ...values('astro-island[renderer-url]', 'renderer-url'),
    ...Array.from(document.querySelectorAll('style')).flatMap((style) =>
      Array.from((style.textContent ?? '').matchAll(CSS_URL), (match) => match[1] ?? ''),
    ),
  ];
  return asked
    .filter((address) => !address.startsWith('data:'))
    .filter((address) =>
      address.startsWith('#')
        ? document.getElementById(address.slice(1)) === null
        : !files.has(address.split(/[?#]/)[0] ?? ''),
    )
    .map((address) => `"${address}" is not there`);
};

everyPage(references, {
  files: ['/a.avif', '/b.avif', '/f.woff2', '/sprite.svg', '/_astro/x.js'],
  good: [
    '<img src="/a.avif" srcset="/a.avif 1x, /b.avif 2x" alt=""><link rel="preload" as="font" href="/f.woff2">',
    '<svg><symbol id="ok"></symbol><use href="#ok"/><use href="/sprite.svg#x"/></svg>',
    '<style>a{background:url(/a.avif)}b{mask:url("data:image/svg+xml,x")}</style>',
    '<body data-module="/_astro/x.js">',
  ],
  broken: [
    { html: '<img src="/c.avif" alt="">', says: '"/c.avif" is not there' },
    {
      html: '<picture><source srcset="/a.avif, /d.avif 2x"><img src="/a.avif" alt=""></picture>',
      says: '"/d.avif"',
    },
    { html: '<svg><use href="#manca"/></svg>', says: '"#manca" is not there' },
    { html: '<style>a{background:url("/e.svg")}</style>', says: '"/e.svg" is not there' },
    { html: '<link rel="icon" href="/favicon.svg">', says: '"/favicon.svg" is not there' },
    {
      html: '<astro-island component-url="/_astro/y.js"></astro-island>',
      says: '"/_astro/y.js" is not there',
    },
  ],
});
