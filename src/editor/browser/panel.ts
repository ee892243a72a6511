import { buttonThat } from './notes.ts';

const PANEL = 'trama-panel';
const STYLE = `.${PANEL}{position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:100;width:min(420px,100vw - 32px);max-height:60vh;
overflow:auto;padding:12px 16px;border:1px solid currentColor;border-radius:4px;font-family:var(--sui-font-family-default,sans-serif);
background:var(--sui-primary-background-color,#fff);color:var(--sui-primary-foreground-color,#000)}
.${PANEL} p{margin:0 0 8px;white-space:pre-line}
.${PANEL} button{padding:2px 10px;border:1px solid currentColor;border-radius:4px;font:inherit;cursor:pointer}`;

/** Takes the panel away. */
export const closePanel = (): void => document.querySelector(`.${PANEL}`)?.remove();

/**
 * Shows what no field of a form can say, instead of what it said before, until somebody closes it.
 *
 * @param role `status`, or `alert` for what did not work
 * @param parts what it says
 */
export const showPanel = (role: 'status' | 'alert', parts: readonly HTMLElement[]): void => {
  closePanel();
  const panel = Object.assign(document.createElement('aside'), { className: PANEL, role });
  const style = Object.assign(document.createElement('style'), { textContent: STYLE });
  panel.append(style, ...parts, buttonThat('Chiudi', closePanel));
  document.body.append(panel);
};
