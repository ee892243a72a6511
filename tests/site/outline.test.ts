import { everyPage, type Rule } from './every-page.ts';

/** A screen reader needs one language, one first-level heading and one main region. */
const outline: Rule = ({ document }) => {
  const wrong: string[] = [];
  const { lang } = document.documentElement;
  if (lang !== 'it') wrong.push(`lang is "${lang}", not "it"`);
  for (const name of ['h1', 'main']) {
    const count = document.querySelectorAll(name).length;
    if (count !== 1) wrong.push(`${count} <${name}>, wanted one`);
  }
  const levels = Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)'), (heading) =>
    Number(heading.localName.slice(1)),
  );
  levels.forEach((level, index) => {
    const before = levels[index - 1] ?? 0;
    if (level > before + 1) wrong.push(`<h${level}> follows <h${before}>`);
  });
  return wrong;
};

everyPage(outline, {
  good: ['<html lang="it"><main><h1>Fibra</h1><h2>Piani</h2><h3>Uno</h3><h2>Domande</h2></main></html>'],
  broken: [
    { html: '<html lang="en"><main><h1>Fibre</h1></main></html>', says: 'lang is "en"' },
    { html: '<html lang="it"><main><h2>Fibra</h2></main></html>', says: '0 <h1>' },
    { html: '<html lang="it"><main><h1>A</h1><h1>B</h1></main></html>', says: '2 <h1>' },
    { html: '<html lang="it"><h1>A</h1></html>', says: '0 <main>' },
    { html: '<html lang="it"><main><h1>A</h1><h3>B</h3></main></html>', says: '<h3> follows <h1>' },
  ],
});
