/**
 * Runs in a page of any engine: finds figures that are not whole, in text and in drawings.
 *
 * @returns a sentence for each figure on several lines, for each price that wraps although there is room, for each price
 *   or figure whose text is copied as several lines,
 *   and for each unit that is higher than 1.7 times its letters
 */
export const faultsOfFigures = (): string[] => {
  const NUMBER = '[<>]?€?\\u00a0?\\d[\\d.,:+-]*';
  const UNIT = '(?:/[A-Za-z]+|[GMk]b/s|[GMT]B|SIM|km(?:/h)?|ms|%|€|K|ore|min|euro)';
  const FIGURE = new RegExp(`${NUMBER}(?:[ \\u00a0]?${UNIT}(?![\\p{L}]))+|€${NUMBER}(?: al mese)?`, 'gu');
  const MOST_HEIGHT = 1.7;
  const faults: string[] = [];
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const linesOf = (rects: Iterable<DOMRect>): number =>
    new Set(Array.from(rects, ({ bottom }) => Math.round(bottom))).size;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || !isShown(node.parentElement)) continue;
    for (const { 0: figure, index } of (node.nodeValue ?? '').matchAll(FIGURE)) {
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      if (linesOf(range.getClientRects()) > 1) faults.push(`broken: ${figure}`);
    }
  }
  for (const part of document.querySelectorAll<HTMLElement>('.drawn, .drawn [data-text], .whole')) {
    if (!isShown(part)) continue;
    const height = part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).fontSize);
    if (height > MOST_HEIGHT)
      faults.push(`${height.toFixed(2)} times its letters: ${part.dataset['text'] ?? part.textContent}`);
  }
  for (const drawn of document.querySelectorAll<HTMLElement>('.price .drawn')) {
    const parts = Array.from(drawn.children, (part) => part.getBoundingClientRect());
    const digits = drawn.querySelector('b')?.getBoundingClientRect();
    const room = drawn.closest('.price')?.parentElement?.clientWidth ?? 0;
    const isRoomy = parts.reduce((sum, { width }) => sum + width, 0) <= room;
    if (isShown(drawn) && isRoomy && parts.some(({ top }) => top >= (digits?.bottom ?? top + 1)))
      faults.push(`cents below the digits: ${drawn.previousElementSibling?.textContent}`);
  }
  for (const price of document.querySelectorAll<HTMLElement>(
    '.price, .row-price, .figure, .spoken, .whole, s',
  ))
    if (isShown(price) && price.innerText.trim().includes('\n'))
      faults.push(`several lines: ${JSON.stringify(price.innerText)}`);
  return faults;
};
