import { requestNumber } from '../../../src/lead/request-number.ts';
import { type Html, html } from '../http/html.ts';
import { callLink } from '../leads/call-link.ts';
import { FORM_NAMES, oneLine } from '../leads/lead-mail-rows.ts';
import { type Filter, LIST_NAMES, LISTS, queryOf } from './filter.ts';
import { inside } from './frame.ts';
import { type ListedRequest, MOST_COUNTED, PAGE_LENGTH, type RequestList } from './requests.ts';
import { DONE, shortTime, standingOf } from './words.ts';

/** The name of an erased request. */
const ERASED = 'Dati cancellati';

const tab = (name: keyof typeof LISTS, filter: Filter, counts: Readonly<Record<string, number>>): Html => {
  const count = counts[name];
  const text = html`${LISTS[name].name}${count === undefined ? '' : html` <b>${count < MOST_COUNTED ? count : `oltre ${MOST_COUNTED - 1}`}</b>`}`;
  const href = `/api/desk${queryOf({ ...filter, list: name, page: 1 })}`;
  return name === filter.list
    ? html`<li><a href="${href}" aria-current="page">${text}</a></li>`
    : html`<li><a href="${href}">${text}</a></li>`;
};

const search = ({
  list,
  words,
  from,
  to,
}: Filter): Html => html`<form class="desk-search" method="get" action="/api/desk" role="search">
<input type="hidden" name="state" value="${list}">
<p class="desk-words"><label for="q">Nome, email, telefono, numero o azienda</label><input id="q" name="q" type="search" maxlength="100" value="${words}" autocomplete="off"></p>
<p><label for="from">Dal giorno</label><input id="from" name="from" type="date" value="${from}"></p>
<p><label for="to">Al giorno</label><input id="to" name="to" type="date" value="${to}"></p>
<p><button class="button" type="submit">Cerca</button></p>
</form>`;

const called = (request: ListedRequest, filter: Filter): Html =>
  request.payload === null || request.handledAt !== null || request.closedAt !== null
    ? html``
    : html`<form method="post" action="/api/desk/${request.id}"><input type="hidden" name="back" value="${queryOf(filter)}"><button class="button secondary" type="submit" name="action" value="handled" aria-label="Richiamata: ${oneLine(request.payload.name)}">Richiamata</button></form>`;

const call = (phone: string): Html => {
  const href = callLink(phone);
  const text = oneLine(phone);
  return href === undefined
    ? html`<span class="desk-phone"><bdi>${text}</bdi></span>`
    : html`<a class="button" href="${href}" aria-label="Chiama ${text}"><bdi>${text}</bdi></a>`;
};

const item = (request: ListedRequest, filter: Filter, oldest: RequestList['oldest']): Html => {
  const { id, payload, formType, source, receivedAt } = request;
  const isOldest = oldest?.id === id && oldest.hours >= 1;
  const company = payload?.company.trim() ?? '';
  return html`<li>
<div class="desk-who">
<h2><a href="/api/desk/${id}"><bdi>${payload === null ? ERASED : oneLine(payload.name)}</bdi></a></h2>
${company === '' ? '' : html`<p><bdi>${oneLine(company)}</bdi></p>`}
<p class="note"><time datetime="${receivedAt.toISOString()}">${shortTime.format(receivedAt)}</time>${isOldest ? html` <strong class="desk-oldest">la più vecchia, da ${oldest.hours} ${oldest.hours === 1 ? 'ora' : 'ore'}</strong>` : ''}</p>
</div>
<div class="desk-what">
<p>${FORM_NAMES[formType]}, <bdi>${oneLine(source)}</bdi></p>
<p class="note">${requestNumber(id)}</p>
</div>
<p class="desk-standing"><b>${standingOf(request)}</b></p>
<div class="desk-do">${payload === null ? '' : call(payload.phone)}${called(request, filter)}</div>
</li>`;
};

const pages = (filter: Filter, hasMore: boolean): Html => {
  if (filter.page === 1 && !hasMore) return html``;
  const to = (page: number, text: string) =>
    html`<a href="/api/desk${queryOf({ ...filter, page })}">${text}</a>`;
  return html`<nav class="desk-pages" aria-label="Pagine">
${filter.page > 1 ? to(filter.page - 1, 'Più recenti') : ''}
<span>Pagina ${filter.page}</span>
${hasMore ? to(filter.page + 1, 'Più vecchie') : ''}
</nav>`;
};

const nothing = (filter: Filter): Html => {
  if (filter.page > 1)
    return html`<p class="desk-empty">Qui non c’è altro. <a href="/api/desk${queryOf({ ...filter, page: 1 })}">Vai alla prima pagina</a></p>`;
  const isSearch = filter.words !== '' || filter.from !== '' || filter.to !== '';
  return isSearch
    ? html`<p class="desk-empty">Nessuna richiesta corrisponde alla ricerca. <a href="/api/desk${queryOf({ list: 'all', words: filter.words, from: '', to: '', page: 1 })}">Cerca in tutte</a> o <a href="/api/desk${queryOf({ ...filter, words: '', from: '', to: '' })}">togli la ricerca</a>.</p>`
    : html`<p class="desk-empty">${LISTS[filter.list].empty}</p>`;
};

/** @param done what was done just before, a key of DONE @returns the list, as the main part of a page */
export const listPage = (filter: Filter, list: RequestList, done: string | null): Html => {
  const { requests, hasMore, counts, oldest } = list;
  const first = (filter.page - 1) * PAGE_LENGTH + 1;
  return inside(html`
<h1>Scrivania</h1>
${done !== null && Object.hasOwn(DONE, done) ? html`<p class="desk-done" role="status">${DONE[done as keyof typeof DONE]}</p>` : ''}
<nav class="desk-lists" aria-label="Elenchi"><ul>${LIST_NAMES.map((name) => tab(name, filter, counts))}</ul></nav>
${search(filter)}
${oldest !== undefined && oldest.hours >= 1 && filter.list === 'to-call' ? html`<p><a href="/api/desk/${oldest.id}">La più vecchia aspetta da ${oldest.hours} ${oldest.hours === 1 ? 'ora' : 'ore'}</a></p>` : ''}
${
  requests.length === 0
    ? nothing(filter)
    : html`<ol class="desk-requests" start="${first}">${requests.map((request) => item(request, filter, oldest))}</ol>
${pages(filter, hasMore)}
<p><a href="/api/desk.csv${queryOf({ ...filter, page: 1 })}">Scarica l’elenco in una tabella (CSV)</a></p>
<p class="note">La tabella contiene dati personali: cancellala dopo l’uso.</p>`
}`);
};
