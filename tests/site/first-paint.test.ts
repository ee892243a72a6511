import { everyPage, type Rule } from './every-page.ts';

/** The first paint waits for one part of the page, which follows the bar and, in a hero with a form, the loom. */
const firstPaint: Rule = ({ document }) => {
  const [link, ...more] = document.querySelectorAll('link[rel=expect][blocking=render]');
  const id = link?.getAttribute('href') ?? '';
  const part = id && document.querySelector(id);
  if (!part || more.length > 0)
    return [`the first paint waits for ${id || 'nothing'}, which is not there once`];
  return [...document.querySelectorAll('header.bar, .hero:has(form) > .loom')]
    .filter((before) => !(part.compareDocumentPosition(before) & before.DOCUMENT_POSITION_PRECEDING))
    .map(({ className }) => `${id} does not follow .${className}`);
};

const HEAD = '<link rel="expect" href="#form" blocking="render"><header class="bar"></header>';

everyPage(firstPaint, {
  good: [`${HEAD}<section class="hero"><i class="loom"></i><form id="form"></form></section>`],
  broken: [
    { html: '<p>1</p>', says: 'waits for nothing' },
    { html: HEAD, says: 'waits for #form' },
    {
      html: `${HEAD}<section class="hero"><form id="form"></form><i class="loom"></i></section>`,
      says: '.loom',
    },
  ],
});
