/** Less than a phone's view below its bars: whoever reads a price has its unit and its tax in sight. */
export const PRICE_REACH_PX = 600;

/**
 * Runs in a page: finds prices that leave out what they mean. A price is an amount of euro with its sign in the text that
 * visitors and screen readers get; closed panels do not count. A sum that nobody pays in turn (a saving, a turnover) has
 * letters after it (`€12M`), and nothing (`€0`) has neither unit nor tax.
 *
 * @param reach how far the words may stand from the price, in CSS pixels between their lines
 * @returns a sentence for each price without "IVA" or without a unit that near
 */
export const faultsOfPrices = (reach: number): string[] => {
  const PRICE = /€\u00a0?(?!0(?![.,]?\d))\d[\d.,]*(?![\d.,]*[\u00a0 \u2060]?[MK](?![\p{L}]))/gu;
  const VAT = /\bIVA\b/gu;
  const UNIT = /al\u00a0?\s?(?:mese|giorno)|a SIM|l’una|l’anno|\/\u2060?[a-z]|per SIM|ciascuna|all’anno/giu;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('dialog:not([open]), [popover]:not(:popover-open)');
  const range = document.createRange();
  interface Words {
    readonly text: string;
    readonly top: number;
    readonly bottom: number;
  }
  const found = { price: [] as Words[], vat: [] as Words[], unit: [] as Words[] };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, template, s') || !isShown(parent)) continue;
    const text = node.nodeValue ?? '';
    for (const [kind, pattern] of [
      ['price', PRICE],
      ['vat', VAT],
      ['unit', UNIT],
    ] as const)
      for (const { 0: words, index } of text.matchAll(pattern)) {
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        const { top, bottom, width, height } = range.getBoundingClientRect();
        if (width === 0 && height === 0) continue;
        const around = text.slice(Math.max(0, index - 30), index + words.length + 20).trim();
        found[kind].push({ text: around, top: top + scrollY, bottom: bottom + scrollY });
      }
  }
  const distance = (one: Words, other: Words): number =>
    Math.max(0, one.top - other.bottom, other.top - one.bottom);
  const nearest = (price: Words, words: readonly Words[]): number =>
    Math.min(...words.map((one) => distance(price, one)));
  return found.price.flatMap((price) =>
    (['vat', 'unit'] as const).flatMap((kind) => {
      const far = nearest(price, found[kind]);
      return far <= reach
        ? []
        : [`${kind} ${Math.round(far)} px from "${price.text}" at ${Math.round(price.top)}`];
    }),
  );
};
