import type { Saved } from '../problem.ts';

const PANEL = 'trama-saved';
const STYLE = `.${PANEL}{position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:100;max-width:420px;
max-height:60vh;overflow:auto;padding:12px 16px;border:1px solid currentColor;border-radius:4px;
background:var(--sui-primary-background-color,#fff);color:var(--sui-primary-foreground-color,#000)}
.${PANEL} p{margin:0 0 8px;white-space:pre-line}`;

const paragraph = (text: string): HTMLElement =>
  Object.assign(document.createElement('p'), { textContent: text });

/**
 * Says what a save has brought about besides the changed file, until it is closed or the next save.
 *
 * @param saved what the server answered
 */
export const tellSaved = ({ legalVersion }: Saved): void => {
  document.querySelector(`.${PANEL}`)?.remove();
  if (legalVersion === undefined) return;
  const panel = Object.assign(document.createElement('aside'), { className: PANEL, role: 'status' });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Ho capito' });
  close.addEventListener('click', () => panel.remove());
  panel.append(
    paragraph(
      `Salvato. I testi legali sono ora la versione ${legalVersion}: quando è online, ogni consenso si conserva con questa.`,
    ),
    close,
  );
  document.body.append(panel);
};

/** Prepares the page for {@link tellSaved}. */
export const prepareSaved = (): void =>
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
