import { type Html, html } from '../http/html.ts';

/** What every page inside has above its content. */
const bar: Html = html`<div class="desk-bar">
<a href="/api/desk">Tutte le richieste</a>
<form method="post" action="/api/desk/leave">
<button class="plain" type="submit">Esci</button>
<button class="plain" type="submit" name="everywhere" value="yes">Esci ovunque</button>
</form>
</div>`;

/** @param content what is on a page of the desk */
export const inside = (content: Html): Html => html`<div class="desk band">${bar}${content}</div>`;

/** A page with a heading and a text, for whoever is not inside. */
export const outside = (heading: string, content: Html): Html =>
  html`<section class="desk band desk-door"><h1>${heading}</h1>${content}</section>`;

/** A button that asks for a link; the address is that of the static page's own form. */
export const askAgain: Html = html`<form method="post" action="/api/desk/link"><button class="button" type="submit">Mandami il collegamento</button></form>`;
