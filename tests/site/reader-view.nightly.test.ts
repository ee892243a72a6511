import { Readability } from '@mozilla/readability';
import { everyPage, type Rule } from './every-page.ts';

const PRICE = /€[\d.,]*\d/g;
/** What a reader view leaves out too; the calls and services below an article are not part of it. */
const LEFT_OUT = '[hidden], [aria-hidden="true"], script, style, main:has(> article) > :not(article)';
/** Text that only scripts or a fragment may show. */
const NOT_YET = /Hai scelto: \p{Lu}|Immagine non disponibile/u;

const pricesIn = (text: string | undefined): string[] => text?.match(PRICE) ?? [];

/** @returns the text of `main` that a reader view should keep */
const wholeText = (document: Document): string | undefined => {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  for (const element of main?.querySelectorAll(LEFT_OUT) ?? []) element.remove();
  return main?.textContent ?? undefined;
};

/** Firefox's reader view, and Safari's by kin: no style tells it what is hidden, and it drops blocks of links. */
const readerView: Rule = ({ document }) => {
  const prices = pricesIn(wholeText(document));
  // Nothing to lose and nothing to show: Readability takes a third of a second.
  if (prices.length === 0 && !NOT_YET.test(document.body.textContent ?? '')) return [];
  // Readability changes the document that it reads.
  const read = new Readability(document.cloneNode(true) as Document).parse()?.textContent ?? '';
  const left = pricesIn(read);
  const lost = prices.filter((price) => {
    const at = left.indexOf(price);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [
    ...lost.map((price) => `loses ${price}`),
    ...(NOT_YET.test(read) ? [`shows ${NOT_YET.exec(read)?.[0]}`] : []),
  ];
};

const page = (content: string): string =>
  `<title>Prova</title><main>${`<p>${'Una linea per chi lavora, spiegata con parole piane. '.repeat(20)}</p>`.repeat(3)}${content}</main>`;

everyPage(readerView, {
  good: [page('<p>Costa €23,99 al mese.</p><p hidden>Hai scelto: Base</p>')],
  broken: [
    { html: page('<div><a href="/voip">Centralino da €15,99</a></div>'), says: 'loses €15,99' },
    { html: page('<p class="choice">Hai scelto: Base</p>'), says: 'shows Hai scelto' },
  ],
});
