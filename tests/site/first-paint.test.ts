import { everyPage, type Rule } from './every-page.ts';

/** Elements before the hero, and closed elements, which must come after the content. */
const BEFORE = 'header.bar';
const BEHIND = '[popover], #cookie-banner, .footer, #lead-dialog, #cookie-preferences';

/**
 * The first paint waits for the hero, whose styles are in the head. Everything that is not visible yet comes after it,
 * together with its styles.
 */
const firstPaint: Rule = ({ document }) => {
  const [link, ...more] = document.querySelectorAll('link[rel=expect][blocking=render]');
  const id = link?.getAttribute('href') ?? '';
  const styles = id && document.querySelector(id);
  if (!styles || more.length > 0)
    return [`the first paint waits for ${id || 'nothing'}, which is not on the page exactly once`];
  const hero = styles.previousElementSibling ?? styles;
  const follows = (element: Element): boolean =>
    (hero.compareDocumentPosition(element) & element.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [
    ...Array.from(document.querySelectorAll(BEFORE))
      .filter(follows)
      .map(({ className }) => `.${className} follows the hero`),
    ...Array.from(document.querySelectorAll(BEHIND))
      .filter((element) => !follows(element))
      .map((element) => `${element.localName} #${element.id} comes before the end of the hero`),
    ...(hero.id === 'hero' && styles.localName === 'style'
      ? []
      : ['it does not wait for the end of the hero']),
  ];
};

const HEAD = '<link rel="expect" href="#later" blocking="render"><header class="bar"></header>';
const HERO = '<section id="hero"></section><style id="later">a{}</style>';

everyPage(firstPaint, {
  good: [`${HEAD}<main>${HERO}</main><div popover></div>`],
  broken: [
    { html: '<p>1</p>', says: 'waits for nothing' },
    { html: HEAD, says: 'waits for #later' },
    { html: `${HEAD}<nav popover id="m"></nav><main>${HERO}</main>`, says: 'nav #m comes before' },
    { html: `${HEAD}<main><section></section><style id="later"></style></main>`, says: 'does not wait for' },
  ],
});
