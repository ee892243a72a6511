import { ALERT, CHECK, CROSS } from '../components/icons.ts';
import styles from './notice.css?inline';
import type { Told } from './told.ts';

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
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className) made.className = className;
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
 */
const liveRegions = (): Regions => {
  if (regions) return regions;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const [status, alert] = [element('div', ''), element('div', '')];
  status.role = 'status';
  alert.role = 'alert';
  document.body.append(element('div', 'toasts', status, alert));
  regions = { status, alert };
  return regions;
};

/** What the buttons of a notice do. */
export interface Choices {
  readonly reopen: () => void;
  readonly erase: () => void;
}

/**
 * Shows a notice over the page, in place of an earlier one about the same lead.
 *
 * @returns a function that removes it
 */
export const showNotice = (what: Told, { reopen, erase }: Choices): (() => void) => {
  const { status, alert } = liveRegions();
  const isSuccess = what.tone === 'success';
  const remove = (): void => toast.remove();
  const close = button(icon(CROSS), remove);
  close.ariaLabel = 'Chiudi avviso';
  const choices = element(
    'div',
    'choices',
    ...(what.canReopen ? [button('Rivedila e inviala', reopen)] : []),
    ...(what.erase ? [button(what.erase, erase)] : []),
  );
  const text = element('p', '', element('b', '', what.title), ' ', element('span', '', what.text));
  const toast = element('div', `toast ${what.tone}`, icon(isSuccess ? CHECK : ALERT), text, close, choices);
  // A task later, so that the region is there before its content.
  setTimeout(() => (isSuccess ? status : alert).append(toast));
  return remove;
};
