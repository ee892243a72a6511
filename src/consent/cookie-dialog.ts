import { DOUBLE_CLICK_MS } from '../focus/double-click.ts';
import { focusOrBar } from '../focus/focus-or-bar.ts';
import { keepFocusIn } from '../focus/keep-focus.ts';
import type { Allowed } from './choice-store.ts';
import css from './cookie-dialog.css?inline';
import { COOKIE_POLICY, COOKIE_PREFERENCES, DIALOG_BUTTONS, SWITCHES } from './cookie-texts.ts';
import { make } from './make.ts';
import { makeSwitch } from './switch-row.ts';

const TITLE_ID = 'cookie-dialog-title';

let isStyled = false;

/** The dialog's look comes with it: pages carry none of it. */
const style = (): void => {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Opens the dialog of cookie preferences: a switch for each purpose, the necessary ones fixed on.
 *
 * @param allowed how the switches stand at first
 * @param opener gets the focus back when the dialog closes, however it closes; the bar does when the opener is gone
 * @param onSave called with what the visitor saved; not when the dialog was cancelled
 */
export const openCookieDialog = (
  allowed: Allowed,
  opener: HTMLElement,
  onSave: (allowed: Allowed) => void,
): void => {
  style();
  const necessary = makeSwitch(SWITCHES.necessary, true, true);
  const analytics = makeSwitch(SWITCHES.analytics, allowed.analytics);
  const marketing = makeSwitch(SWITCHES.marketing, allowed.marketing);
  const cancel = make('button', {}, DIALOG_BUTTONS.cancel);
  const save = make('button', {}, DIALOG_BUTTONS.save);
  // No form: Enter on a switch would send it, and so keep what nobody chose.
  const dialog = make(
    'dialog',
    { className: 'cookie-dialog' },
    make('h2', { id: TITLE_ID }, COOKIE_PREFERENCES.label),
    necessary.row,
    analytics.row,
    marketing.row,
    make('p', {}, make('a', { href: COOKIE_POLICY.href }, COOKIE_POLICY.label)),
    make('div', {}, cancel, save),
  );
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  // Where the browser knows it, a tap beside the dialog cancels; the second of a double click on the opener does not.
  setTimeout(() => dialog.setAttribute('closedby', 'any'), DOUBLE_CLICK_MS);
  dialog.addEventListener('keydown', (event) => keepFocusIn(dialog, event));
  cancel.addEventListener('click', () => dialog.close());
  save.addEventListener('click', () => {
    onSave({ analytics: analytics.control.checked, marketing: marketing.control.checked });
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    focusOrBar(opener);
  });
  document.body.append(dialog);
  dialog.showModal();
};
