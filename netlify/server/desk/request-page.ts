import { requestNumber } from '../../../src/lead/request-number.ts';
import { type Html, html } from '../http/html.ts';
import { callLink } from '../leads/call-link.ts';
import { plainLines } from '../leads/lead-mail.ts';
import { FORM_NAMES, oneLine, rowsOf, sizeOf } from '../leads/lead-mail-rows.ts';
import type { DeskAction } from '../leads/states/operator.ts';
import { inside } from './frame.ts';
import type { ShownRequest } from './requests.ts';
import { DONE, historyOf, shortTime, standingOf } from './words.ts';

const CV_STATES = {
  open: 'non è ancora arrivato tutto',
  complete: '',
  refused: 'rifiutato',
} as const;

const cvRow = ({ id, cv }: ShownRequest): Html => {
  if (cv === null) return html`non inviato, o non più conservato`;
  const name = html`<bdi>${oneLine(cv.filename)}</bdi> (${sizeOf(cv.bytes)})`;
  return cv.state === 'complete'
    ? html`<a href="/api/desk/${id}/cv">${name}</a><br><span class="note">Arriva da una persona sconosciuta: aprilo con cautela.</span>`
    : html`${name}: ${CV_STATES[cv.state]}`;
};

const rows = (request: ShownRequest): Html => {
  const { payload } = request;
  if (payload === null) return html``;
  const lead = { ...request, payload };
  // What the mail says of the file it attaches does not hold here.
  const shown = rowsOf(lead, undefined, true).filter(({ label }) => label !== 'Curriculum');
  return html`<dl class="desk-rows">
${shown.map(({ label, text, href }) => html`<div><dt>${label}</dt><dd>${href === undefined ? html`<bdi>${text}</bdi>` : html`<a href="${href}"><bdi>${text}</bdi></a>`}</dd></div>`)}
${request.formType === 'career' ? html`<div><dt>Curriculum</dt><dd>${cvRow(request)}</dd></div>` : ''}
</dl>`;
};

const button = (id: string, action: DeskAction, label: string, look: string): Html =>
  html`<form method="post" action="/api/desk/${id}"><button class="${look}" type="submit" name="action" value="${action}">${label}</button></form>`;

const buttons = (request: ShownRequest): Html => {
  const { id, payload, handledAt, closedAt, state, bouncedAt, lastError } = request;
  if (payload === null) return html``;
  const href = callLink(payload.phone);
  const isOpen = handledAt === null && closedAt === null;
  const canSend =
    state === 'held' ||
    state === 'failed' ||
    bouncedAt !== null ||
    (state === 'pending' && lastError !== null);
  return html`<div class="desk-do">
${href === undefined ? '' : html`<a class="button" href="${href}"><span>Chiama <bdi>${oneLine(payload.phone)}</bdi></span></a>`}
${handledAt === null ? button(id, 'handled', 'Richiamata', 'button secondary') : button(id, 'open', 'Non è stata richiamata', 'button secondary')}
${handledAt === null && closedAt !== null ? button(id, 'open', 'Riapri', 'button secondary') : ''}
${canSend ? button(id, 'send', 'Manda adesso', 'button secondary') : ''}
${isOpen ? button(id, 'dismiss', 'Non è una richiesta', 'button secondary') : ''}
</div>`;
};

const erasing = ({ id, payload }: ShownRequest, isWrong: boolean): Html => {
  if (payload === null) return html``;
  const number = requestNumber(id);
  return html`<details class="desk-erase"${isWrong ? html` open` : ''}>
<summary>Cancella i dati di questa persona</summary>
<p>Da qui e dalla base dati spariscono nome, recapiti, messaggio e curriculum, per sempre. Restano ora, modulo e prova del consenso, che non dicono chi era. La copia della mail resta nel registro di Resend e nelle caselle: cancellala anche lì.</p>
<form method="post" action="/api/desk/${id}">
<p><label for="confirm">Per confermare scrivi il numero ${number}</label>
<input id="confirm" name="confirm" autocomplete="off" spellcheck="false" required maxlength="20"${isWrong ? html` aria-invalid="true" aria-describedby="confirm-error"` : ''}></p>
${isWrong ? html`<p class="desk-error" id="confirm-error" role="alert">Il numero non è quello di questa richiesta: scrivi ${number}.</p>` : ''}
<button class="button secondary" type="submit" name="action" value="erase">Cancella i dati</button>
</form>
</details>`;
};

const history = (request: ShownRequest): Html => html`<section aria-labelledby="history">
<h2 id="history">Che cosa è successo</h2>
<ol class="desk-history">${historyOf(request).map(
  ({ at, text }) =>
    html`<li>${at === undefined ? '' : html`<time datetime="${at.toISOString()}">${shortTime.format(at)}</time> `}${text}</li>`,
)}</ol>
</section>`;

const message = ({ payload }: ShownRequest): Html => {
  if (payload === null) return html``;
  const text = plainLines(payload.message).trim();
  return html`<section aria-labelledby="message">
<h2 id="message">Messaggio</h2>
${text === '' ? html`<p>Nessun messaggio.</p>` : html`<p class="desk-message" dir="auto">${text}</p>`}
</section>`;
};

/** What a page says besides its request. */
interface Note {
  /** A key of DONE, of what was done just before. */
  readonly done: string | null;
  /** Whether the number that confirms an erasure was wrong. */
  readonly isWrongNumber?: boolean;
}

/** @returns one request, as the main part of a page */
export const requestPage = (request: ShownRequest, { done, isWrongNumber = false }: Note): Html => {
  const { payload, formType } = request;
  return inside(html`
<h1><bdi>${payload === null ? 'Dati cancellati' : oneLine(payload.name)}</bdi></h1>
<p class="lead">${FORM_NAMES[formType]}: ${standingOf(request).toLowerCase()}</p>
${done !== null && Object.hasOwn(DONE, done) ? html`<p class="desk-done" role="status">${DONE[done as keyof typeof DONE]}</p>` : ''}
${buttons(request)}
<div class="desk-columns">
<div>${message(request)}${history(request)}</div>
<section aria-labelledby="data"><h2 id="data">Dati</h2>${payload === null ? html`<p>Sono stati cancellati. Restano ora, modulo e prova del consenso.</p>` : rows(request)}</section>
</div>
${erasing(request, isWrongNumber)}`);
};

/** Two requests with the same number, which is very unlikely. */
export const choicePage = (ids: readonly string[]): Html =>
  inside(html`<h1>Più richieste hanno questo numero</h1>
<ul>${ids.map((id) => html`<li><a href="/api/desk/${id}">${id}</a></li>`)}</ul>`);
