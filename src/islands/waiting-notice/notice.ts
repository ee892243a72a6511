import { ALERT, CHECK, CROSS } from '../../components/icons.ts';
import { REOPEN, type Words } from '../../waiting-leads/words.ts';
import styles from './notice.css?inline';

const SVG = 'http://www.w3.org/2000/svg';

const icon = (path: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.appendChild(document.createElementNS(SVG, 'path')).setAttribute('d', path);
  return svg;
};

const element = <Name extends 'b' | 'div' | 'p' | 'span'>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
};

const button = (label: string | Node, press: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.append(label);
  made.onclick = press;
  return made;
};

interface Regions {
  readonly status: HTMLElement;
  readonly alert: HTMLElement;
}

let regions: Regions | undefined;

/**
 * The live regions, with the looks of a form's toasts (src/islands/toast/Toast.tsx). They are in the page before the
 * first notice: assistive technology announces changes in a region, but not reliably one that is added with its text.
 * Attributes instead of ARIA properties, which Firefox 115 lacks. The rules go into a sheet that the page has: Safari 15
 * has no sheets to adopt, and the security policy allows no `<style>` of a script.
 */
const liveRegions = (): Regions => {
  if (regions) return regions;
  const sheet = document.styleSheets[0];
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length);
  const status = element('div', { role: 'status' });
  const alert = element('div', { role: 'alert' });
  document.body.append(element('div', { class: 'toasts of-kept-leads' }, status, alert));
  regions = { status, alert };
  return regions;
};

/** What the buttons of a notice do. */
export interface Choices {
  readonly reopen?: () => void;
  readonly erase?: () => void;
}

/** The notices that have something to say: the first is shown, the others when it has gone. */
const notices: (() => void)[] = [];

/**
 * Shows a notice over the page, once those before it have gone.
 *
 * @returns a function that removes it
 */
export const showNotice = (what: Words, { reopen, erase }: Choices): (() => void) => {
  const { status, alert } = liveRegions();
  const isSuccess = what.tone === 'success';
  const close = button(icon(CROSS), () => remove());
  close.setAttribute('aria-label', 'Chiudi avviso');
  const choices = element('div', { class: 'choices' });
  if (what.canReopen && reopen) choices.append(button(REOPEN, reopen));
  if (what.erase && erase) choices.append(button(what.erase, erase));
  const text = element('p', {}, element('b', {}, what.title), ' ', element('span', {}, what.description));
  const toast = element(
    'div',
    { class: `toast ${what.tone}` },
    ...[icon(isSuccess ? CHECK : ALERT), text, close, choices],
  );
  const show = (): void => (isSuccess ? status : alert).append(toast);
  const remove = (): void => {
    const place = notices.indexOf(show);
    if (place < 0) return;
    notices.splice(place, 1);
    toast.remove();
    if (place === 0) notices[0]?.();
  };
  notices.push(show);
  // A task later, so that the region is there before its content.
  if (notices.length === 1) setTimeout(() => notices[0] === show && show());
  return remove;
};
