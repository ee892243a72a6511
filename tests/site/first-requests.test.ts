import { everyPage, type Rule } from './every-page.ts';

/** In Chromium, a font that the head requests delays the first paint: docs/performance.md, "Fonts". */
const BLOCKING =
  'link[rel~=stylesheet], script[src], link[rel=modulepreload], link[rel=preload]:not([as=image][fetchpriority=low])';

/** A page requests nothing else before it paints, and no script file before the visitor reaches for something. */
const firstRequests: Rule = ({ document }) =>
  Array.from(
    document.querySelectorAll(BLOCKING),
    (element) => `requests before the first paint: ${element.outerHTML}`,
  );

everyPage(firstRequests, {
  good: [
    '<style>p{}</style><script>1</script>',
    '<link rel="preload" as="image" href="/a.avif" fetchpriority="low">',
  ],
  broken: [
    { html: '<link rel="stylesheet" href="/a.css">', says: '/a.css' },
    { html: '<script type="module" src="/a.js"></script>', says: '/a.js' },
    { html: '<link rel="modulepreload" href="/b.js">', says: '/b.js' },
    { html: '<link rel="preload" as="image" href="/a.avif">', says: '/a.avif' },
    { html: '<link rel="preload" as="font" href="/f.woff2">', says: '/f.woff2' },
  ],
});
