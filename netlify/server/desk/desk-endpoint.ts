import { readRequestNumber } from '../../../src/lead/request-number.ts';
import { storedCv } from '../cv/stored-cv.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { fileAnswer, methodNotAllowed, seeOther } from '../http/answers.ts';
import { DESK_HEADERS } from '../http/desk-headers.ts';
import { html } from '../http/html.ts';
import { mediaTypeOf, readAtMost } from '../http/request-body.ts';
import { deliverAfterAnswer } from '../leads/delivery.ts';
import { act, isDeskAction, type OperatorChange } from '../leads/states/operator.ts';
import { readUuid } from '../uuid.ts';
import { sessionOf, targetCookie, targetOf } from './cookies.ts';
import { deskAnswer } from './desk-page.ts';
import { askForLink, enterDesk, leaveDesk, showDoor, showEntrance } from './door.ts';
import { queryOf, readFilter } from './filter.ts';
import { inside, outside } from './frame.ts';
import { listPage } from './list-page.ts';
import { choicePage, requestPage } from './request-page.ts';
import { requestTable } from './request-table.ts';
import { allRequests, idsOfNumber, listRequests, showRequest } from './requests.ts';
import { isEntered } from './sessions.ts';

/** A form of the desk has a token, a number or a search: a few hundred bytes. */
const FORM_MAX_BYTES = 8 * 1024;

/**
 * Whether one of our own pages posted. These pages send no referrer, and so browsers say `Origin: null`
 * (https://fetch.spec.whatwg.org/#append-a-request-origin-header), beside which `Sec-Fetch-Site` tells whose page it was.
 */
const isOurPost = ({ headers, url }: Request): boolean => {
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')];
  if (origin === 'null') return site === 'same-origin';
  if (origin === null || (site !== null && site !== 'same-origin')) return false;
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
};

const readFields = async (request: Request): Promise<URLSearchParams> => {
  const isForm = mediaTypeOf(request.headers.get('content-type')) === 'application/x-www-form-urlencoded';
  const bytes = isForm ? await readAtMost(request, FORM_MAX_BYTES) : undefined;
  return new URLSearchParams(bytes?.toString() ?? '');
};

const refused = (): Promise<Response> =>
  deskAnswer(
    403,
    'Non fatto',
    outside(
      'Non fatto',
      html`<p class="lead">La richiesta non viene da una pagina di questo sito. <a href="/api/desk">Torna alla scrivania</a> e riprova.</p>`,
    ),
  );

const missing = (): Promise<Response> =>
  deskAnswer(
    404,
    'Richiesta non trovata',
    inside(html`<h1>Richiesta non trovata</h1>
<p class="lead">Il numero non c’è: qualcuno ha cancellato i dati, o è passato il tempo per cui restano. Una richiesta arrivata mentre la base dati non rispondeva sta solo nella sua mail.</p>
<p><a href="/api/desk">Torna alle richieste</a></p>`),
  );

/** The answer when the database does not answer, or this code fails. */
export const deskUnavailable = (): Promise<Response> =>
  deskAnswer(
    503,
    'La scrivania non risponde',
    outside(
      'La scrivania non risponde',
      html`<p class="lead">Le richieste non sono perse. Aspetta un minuto e <a href="/api/desk">riprova</a>.</p>`,
    ),
    { 'retry-after': '60' },
  );

const showList = async (request: Request, using: Dependencies): Promise<Response> => {
  const target = targetOf(request);
  if (target !== undefined) {
    const answer = seeOther(target, DESK_HEADERS);
    answer.headers.append('set-cookie', targetCookie(request, '') ?? '');
    return answer;
  }
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const list = await listRequests(using.database, filter);
  return deskAnswer(200, 'Scrivania', listPage(filter, list, searchParams.get('done')));
};

const showTable = (request: Request, using: Dependencies): Response => {
  const filter = readFilter(new URL(request.url).searchParams);
  return fileAnswer(requestTable(allRequests(using.database, filter)), {
    ...DESK_HEADERS,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="richieste.csv"',
  });
};

const showCv = async (id: string, using: Dependencies): Promise<Response> => {
  const cv = await storedCv(using.fileDatabase, id);
  if (cv === undefined) return missing();
  return fileAnswer(new Uint8Array(cv.content), {
    ...DESK_HEADERS,
    'content-type': cv.type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(cv.filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
  });
};

/** How long a person waits while a process has the mail of the lead in hand: no longer than a send takes. */
const LEAVING_TRIES = 40;
const BETWEEN_TRIES_MS = 500;

/** Erases as soon as no process has the lead's mail in hand, so that none leaves afterwards. */
const erase = async (id: string, using: Dependencies): Promise<OperatorChange> => {
  for (let tries = 1; ; tries += 1) {
    const change = await act(using.database, id, 'erase');
    if (change.ok || change.why !== 'leaving' || tries === LEAVING_TRIES) return change;
    await using.pause(BETWEEN_TRIES_MS);
  }
};

const change = async (
  id: string,
  fields: URLSearchParams,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  const action = fields.get('action');
  if (!isDeskAction(action)) return refused();
  if (
    action === 'erase' &&
    readRequestNumber(fields.get('confirm') ?? '') !== id.replace('-', '').slice(0, 8)
  ) {
    const shown = await showRequest(using.database, id);
    if (shown === undefined) return missing();
    return deskAnswer(422, 'Numero da correggere', requestPage(shown, { done: null, isWrongNumber: true }));
  }
  const result = action === 'erase' ? await erase(id, using) : await act(using.database, id, action);
  if (!result.ok && (result.why === 'unknown' || result.why === 'erased')) return missing();
  if (result.ok && action === 'send') context.waitUntil(deliverAfterAnswer(using));
  const done = result.ok ? action : result.why;
  const back = fields.get('back');
  const shownId = result.ok ? result.id : id;
  return seeOther(
    back === null
      ? `/api/desk/${shownId}?done=${done}`
      : `/api/desk${queryOf(readFilter(new URLSearchParams(back)))}&done=${done}`,
    DESK_HEADERS,
  );
};

/** @returns the request that an address names, by its id or its number; several ids when they share the number */
const idsNamed = async (name: string, using: Dependencies): Promise<string[]> => {
  const id = readUuid(name);
  if (id !== undefined) return [id];
  const number = readRequestNumber(name);
  return number === undefined ? [] : await idsOfNumber(using.database, number);
};

const ofRequest = async (
  request: Request,
  [name = '', part]: readonly string[],
  fields: URLSearchParams | undefined,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  const [id, ...others] = await idsNamed(name, using);
  if (id === undefined) return missing();
  if (others.length > 0) return deskAnswer(200, 'Più richieste', choicePage([id, ...others]));
  if (part === 'cv') return fields === undefined ? showCv(id, using) : methodNotAllowed(['GET', 'HEAD']);
  if (part !== undefined) return missing();
  if (fields !== undefined) return change(id, fields, context, using);
  const shown = await showRequest(using.database, id);
  if (shown === undefined) return missing();
  const done = new URL(request.url).searchParams.get('done');
  return deskAnswer(200, 'Richiesta', requestPage(shown, { done }));
};

/**
 * Answers everything below `/api/desk`: docs/http.md, "The desk".
 *
 * @throws {NeonDbError} the database does not answer
 */
export const answerDesk = async (
  request: Request,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  const { method, url } = request;
  const { pathname, searchParams } = new URL(url);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && method !== 'POST') return methodNotAllowed(['GET', 'HEAD', 'POST']);
  if (!isRead && !isOurPost(request)) return refused();
  const fields = isRead ? undefined : await readFields(request);
  const [first = '', ...rest] = pathname.split('/').slice(3);
  if (rest.length === 0 && first === 'link')
    return fields === undefined ? methodNotAllowed(['POST']) : askForLink(request, context, using);
  if (rest.length === 0 && first === 'enter')
    return fields === undefined
      ? showEntrance(searchParams.get('token') ?? '')
      : enterDesk(request, fields.get('token') ?? '', using);
  if (!(await isEntered(using.database, sessionOf(request)))) return showDoor(request);
  if (rest.length === 0 && first === 'leave')
    return fields === undefined
      ? methodNotAllowed(['POST'])
      : leaveDesk(request, fields.has('everywhere'), using);
  if (pathname === '/api/desk.csv')
    return isRead ? showTable(request, using) : methodNotAllowed(['GET', 'HEAD']);
  if (first === '') return isRead ? showList(request, using) : methodNotAllowed(['GET', 'HEAD']);
  return ofRequest(request, [first, ...rest], fields, context, using);
};
