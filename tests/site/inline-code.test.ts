import { everyPage, type Rule } from './every-page.ts';

/** The Content-Security-Policy blocks style attributes and inline handlers, so they would have no effect. */
const inlineCode: Rule = ({ document }) =>
  Array.from(document.querySelectorAll('*')).flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => name === 'style' || name.startsWith('on'))
      .map((name) => `<${element.localName}> has ${name}="${element.getAttribute(name)}"`),
  );

everyPage(inlineCode, {
  good: ['<p class="style" data-on="x">uno</p>'],
  broken: [
    { html: '<p style="color:red">uno</p>', says: '<p> has style' },
    { html: '<img src="/a.avif" alt="" onerror="x()">', says: '<img> has onerror' },
    { html: '<svg><path style="stroke:red" d=""/></svg>', says: '<path> has style' },
  ],
});
