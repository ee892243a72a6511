import { hash } from 'node:crypto';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { seeOther } from '../http/answers.ts';
import { DESK_HEADERS } from '../http/desk-headers.ts';
import { type Html, html } from '../http/html.ts';
import { isOwnHost } from '../http/own-machine.ts';
import { takeSlot } from '../leads/states/provider-slots.ts';
import { sessionCookie, sessionOf, targetCookie, targetOf } from './cookies.ts';
import { deskAnswer } from './desk-page.ts';
import { askAgain, outside } from './frame.ts';
import { renderLinkMail } from './link-mail.ts';
import { addLink, enter, leave, leaveEverywhere, newSecret } from './sessions.ts';

/** The built page with the button that asks for a link. */
const DOOR = '/scrivania';
/** Its words for whoever has pressed it: without a script, only a fragment can show them. */
const ASKED = `${DOOR}?inviato#inviato`;

/** As long as a lead's own mail may take. A busy or failing provider is asked again, within the 60 s of a function. */
const SEND_TIMEOUT_MS = 8_000;
const TRIES = 5;
const BETWEEN_TRIES_MS = 2_000;

/** The site's own address, whatever host a request names: a link that leads to a stranger's host would give the token away. */
const originOf = (request: Request, { environment }: Pick<Dependencies, 'environment'>): string => {
  const { origin, host } = new URL(request.url);
  const { siteUrl } = environment;
  return siteUrl === undefined || isOwnHost(host) ? origin : siteUrl;
};

const mailLink = async (request: Request, using: Dependencies): Promise<void> => {
  const { database, environment, log, mail, pause } = using;
  const say = (reason: string) => log(`desk link not mailed ${reason}`);
  try {
    const token = newSecret();
    if (!(await addLink(database, token))) return;
    const link = `${originOf(request, using)}/api/desk/enter?token=${token}`;
    const key = `desk/${hash('sha256', token).slice(0, 32)}`;
    for (let tries = 1; ; tries += 1) {
      const wait = await takeSlot(database);
      if (wait !== undefined) {
        await pause(wait);
        const outcome = await mail.send(renderLinkMail(link, environment), key, SEND_TIMEOUT_MS);
        if (outcome.kind === 'accepted') return;
        if (outcome.kind !== 'retry' || tries === TRIES) {
          say(outcome.error);
          return;
        }
      } else if (tries === TRIES) {
        say('paused');
        return;
      }
      await pause(BETWEEN_TRIES_MS);
    }
  } catch (error) {
    say(describeFailure(error));
  }
};

/** Mails a link, if the site may mail one now. The answer comes before, so that it is the same for everybody. */
export const askForLink = (request: Request, context: FunctionContext, using: Dependencies): Response => {
  context.waitUntil(mailLink(request, using));
  return seeOther(ASKED, DESK_HEADERS);
};

const enterForm = (token: string): Html => html`<form method="post" action="/api/desk/enter">
<input type="hidden" name="token" value="${token}">
<button class="button" type="submit">Entra</button>
</form>`;

/** A page with one button: programs that look into mails open links, and must not spend this one. */
export const showEntrance = (token: string): Promise<Response> =>
  deskAnswer(
    200,
    'Entra alla scrivania',
    outside(
      'Entra alla scrivania',
      html`<p class="lead">Il collegamento vale una volta sola, in questo browser.</p>${enterForm(token)}`,
    ),
  );

/** Spends the token and begins a session. */
export const enterDesk = async (request: Request, token: string, using: Dependencies): Promise<Response> => {
  const secret = newSecret();
  if (!(await enter(using.database, token, secret)))
    return deskAnswer(
      403,
      'Il collegamento non vale più',
      outside(
        'Il collegamento non vale più',
        html`<p class="lead">È già stato usato, o sono passati quindici minuti. Chiedine un altro: arriva nella casella dell’agenzia.</p>${askAgain}`,
      ),
    );
  const answer = seeOther(targetOf(request) ?? '/api/desk', DESK_HEADERS);
  answer.headers.append('set-cookie', sessionCookie(request, secret));
  answer.headers.append('set-cookie', targetCookie(request, '') ?? '');
  return answer;
};

/** Ends the session, or all of them. */
export const leaveDesk = async (
  request: Request,
  everywhere: boolean,
  using: Dependencies,
): Promise<Response> => {
  const secret = sessionOf(request);
  if (everywhere) await leaveEverywhere(using.database);
  else if (secret !== undefined) await leave(using.database, secret);
  const answer = seeOther(DOOR, DESK_HEADERS);
  answer.headers.append('set-cookie', sessionCookie(request, ''));
  return answer;
};

/**
 * For whoever is not inside. A link in a browser's mail program comes from another site, so that the browser keeps the cookie
 * back; the same address, asked by a page of ours, brings it.
 */
export const showDoor = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return await deskAnswer(
      200,
      'Scrivania',
      outside('Scrivania', html`<p class="lead"><a href="${path}">Vai alla richiesta</a></p>`),
      { refresh: `0;url=${path}` },
    );
  const answer = seeOther(DOOR, DESK_HEADERS);
  const cookie = request.method === 'GET' ? targetCookie(request, path) : undefined;
  if (cookie !== undefined) answer.headers.append('set-cookie', cookie);
  return answer;
};
