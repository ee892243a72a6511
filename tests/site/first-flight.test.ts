import { everyPage, type Rule } from './every-page.ts';

const BLOCKING = 'link[rel~=stylesheet], script[src], link[rel=modulepreload]';

/** Nothing but the page itself before it paints, and no script file before the visitor reaches for something. */
const firstFlight: Rule = ({ document }) =>
  Array.from(document.querySelectorAll(BLOCKING), (element) => `asks for more at once: ${element.outerHTML}`);

everyPage(firstFlight, {
  good: ['<style>p{}</style><script>1</script><link rel=preload as=font href=/f.woff2>'],
  broken: [
    { html: '<link rel="stylesheet" href="/a.css">', says: '/a.css' },
    { html: '<script type="module" src="/a.js"></script>', says: '/a.js' },
    { html: '<link rel="modulepreload" href="/b.js">', says: '/b.js' },
  ],
});
