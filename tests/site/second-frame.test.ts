import { everyPage, type Rule } from './every-page.ts';

const MARK = 'document.body.id="fresh"';
const RULE = '#fresh ';
const BELOW = 'main > section ~ section, .below';

const texts = (elements: Iterable<Element>): string =>
  Array.from(elements, ({ textContent }) => textContent).join('');

/** A page without pictures leaves its lower half to the second frame (docs/performance.md): by a mark and a rule for it. */
const secondFrame: Rule = ({ document }) => {
  const isMarked = texts(document.querySelectorAll('script')).includes(MARK);
  const isRuled = texts(document.querySelectorAll('style')).includes(RULE);
  const hasMore = document.querySelector(BELOW) && !document.querySelector('img');
  return [
    ...(isMarked && !isRuled ? ['is marked, and no rule reads it'] : []),
    ...(isRuled && !isMarked ? ['has a rule for a mark that nothing makes'] : []),
    ...(hasMore && !isMarked ? ['lays out in its first frame what nobody sees'] : []),
  ];
};

const marked = `<script>${MARK}</script>`;
const ruled = '<style>#fresh .below{animation:below 1ms}</style>';
const more = '<main><section></section><section></section></main>';

everyPage(secondFrame, {
  good: [ruled + marked + more, `${more}<img alt="">`, '<main><section></section></main>'],
  broken: [
    { html: marked + more, says: 'no rule' },
    { html: `${ruled + more}<img alt="">`, says: 'nothing makes' },
    { html: more, says: 'lays out' },
  ],
});
