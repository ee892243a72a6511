import * as z from 'zod/mini';
import {
  INTERACTION_TYPES,
  type Interaction,
  type InteractionRefusal,
  MAX_PAGE_URL_LENGTH,
  type PageUrlProblem,
  pageUrlProblem,
} from '../../../src/interaction/interaction.ts';
import { impersonalQuery } from '../../../src/lead/personal-value.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { builtSiteUrl } from '../function-facts.ts';
import { jsonAnswer, methodNotAllowed, noContent } from '../http/answers.ts';
import { isCrossSite, isOwnPage } from '../http/own-site.ts';
import { BODY_CODES, readJson } from '../http/request-body.ts';
import { takeQuota } from '../rate-limits/take-quota.ts';
import { identityOf } from './identity.ts';
import { storeInteraction } from './interaction-store.ts';

/** Browsers put no control character into a URL, and Postgres cannot store NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to find control characters.
const CONTROL = /[\u0000-\u001F\u007F]/;

const interactionSchema = z.object({ interaction_type: z.enum(INTERACTION_TYPES), page_url: z.string() });

/**
 * @param value parsed JSON
 * @returns the interaction, or the problem with its address; any other malformed value counts as `invalid_url`
 */
export const readInteraction = (value: unknown): Interaction | PageUrlProblem => {
  const { success, data: interaction } = interactionSchema.safeParse(value);
  if (!success) return 'invalid_url';
  const { page_url: pageUrl } = interaction;
  const problem = pageUrlProblem(pageUrl);
  if (problem !== undefined) return problem;
  if (CONTROL.test(pageUrl) || !URL.canParse(pageUrl)) return 'invalid_url';
  return /^https?:$/.test(new URL(pageUrl).protocol) ? interaction : 'invalid_url';
};

/** The parameters that name a campaign: `utm_source` and its kin. */
const CAMPAIGN = 'utm_';

/**
 * @param address a valid address of at most 2,000 characters, as it was posted
 * @returns what is stored of it: no user name and password, no fragment, and of the query only the parameters of a
 *   campaign that hold no e-mail address or telephone number, as they were written. The rest may carry names, click
 *   identifiers or a token
 */
export const storedAddress = (address: string): string => {
  const { origin, pathname, search } = new URL(address);
  const kept = impersonalQuery(search, (name) => name.startsWith(CAMPAIGN));
  const query = kept === '' ? '' : `?${kept}`;
  // The parser percent-encodes, so that the address may become longer.
  return `${origin}${pathname}${query}`.slice(0, MAX_PAGE_URL_LENGTH);
};

/** Twice the length of the longest address with JSON escapes. */
const BODY_MAX_BYTES = 32 * 1024;
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;
/**
 * Clicks of a visitor's widest network in a day, in minutes of the visitor's limit: 1,200, so that one line of IPv6
 * cannot use up the clicks of all that are stored in a day.
 */
const NETWORK_MINUTES = 20;

const refuse = (reason: InteractionRefusal, retryAfterSeconds?: number): Response =>
  reason === 'rate_limit'
    ? jsonAnswer(429, { reason }, { 'retry-after': String(retryAfterSeconds) })
    : jsonAnswer(422, { reason });

/**
 * `POST /api/contact-interactions`: stores a click on a telephone or chat link. Statuses and shapes: docs/http.md.
 *
 * @param request the unchanged request
 * @param context the visitor's IP address, used only for the limit; the site's own URL
 */
export const answerInteraction = async (
  request: Request,
  context: Pick<FunctionContext, 'ip' | 'site'>,
  using: Dependencies,
): Promise<Response> => {
  if (request.method !== 'POST') return methodNotAllowed(['POST']);
  const body = await readJson(request, BODY_MAX_BYTES);
  if (!body.ok) return jsonAnswer(body.status, { ok: false, code: BODY_CODES[body.status] });
  const interaction = readInteraction(body.value);
  if (typeof interaction === 'string') return refuse(interaction);
  const siteUrls = [context.site?.url, await builtSiteUrl()];
  if (isCrossSite(request)) {
    using.log('interaction refused, cross-site');
    return refuse('invalid_url');
  }
  if (!isOwnPage(interaction.page_url, request.url, siteUrls)) return refuse('invalid_url');
  const limit = using.environment.interactionsPerMinute;
  const ofVisitor = { name: 'interactions', limit, windowSeconds: MINUTE_SECONDS };
  const ofNetwork = {
    name: 'interactions-day',
    limit: limit * NETWORK_MINUTES,
    windowSeconds: DAY_SECONDS,
    isForNetwork: true,
  };
  for (const quota of [ofVisitor, ofNetwork]) {
    const verdict = await takeQuota(using, quota, context.ip);
    if (!verdict.ok) return refuse('rate_limit', verdict.retryAfterSeconds);
  }
  const identity = await identityOf(request, using);
  const click = { ...interaction, page_url: storedAddress(interaction.page_url) };
  if (await storeInteraction(using.database, click, identity)) return noContent();
  using.log('interaction refused, too many today');
  return refuse('rate_limit', DAY_SECONDS);
};
