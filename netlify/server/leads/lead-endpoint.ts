import { hash } from 'node:crypto';
import { markOf, thankYouAddress } from '../../../src/consent/sent-lead.ts';
import { type FormType, THANK_YOU_PATHS } from '../../../src/lead/form-types.ts';
import { REQUEST_MESSAGES } from '../../../src/lead/messages.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { ownThanks } from '../function-facts.ts';
import { htmlAnswer, jsonAnswer, seeOther } from '../http/answers.ts';
import { correctionPage } from '../http/correction-page.ts';
import { isCrossSite } from '../http/own-site.ts';
import { BODY_CODES, isFormPost, readBody } from '../http/request-body.ts';
import { acceptLead, type LeadOutcome } from './accept-lead.ts';
import { correctionState } from './correction-state.ts';
import { formAddress, pageOf } from './form-page.ts';
import { REJECTIONS, type RejectionCode } from './lead-rejections.ts';
import { type LeadRequest, type RequestErrors, readLeadRequest } from './lead-request.ts';

interface Refusal {
  readonly code: RejectionCode;
  readonly posted?: LeadRequest;
  /** The address of the page with the form. */
  readonly address?: URL | null;
  readonly errors?: RequestErrors;
  /** How long the visitor must wait, after too many requests or while nothing can be promised. */
  readonly retryAfterSeconds?: number;
}

/** When to send a request again that could neither be stored nor mailed: most crowds and restarts have passed by then. */
const AGAIN_SECONDS = 60;

const refuse = async (
  request: Request,
  { code, posted, address, errors, retryAfterSeconds }: Refusal,
): Promise<Response> => {
  const { status, notice } = REJECTIONS[code];
  const headers = {
    ...(code === 'method_not_allowed' && { allow: 'POST' }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
  if (code === 'method_not_allowed' || !isFormPost(request)) {
    const body = { ok: false, code, message: notice.description, ...(errors && { errors }) };
    return jsonAnswer(status, body, headers);
  }
  const { html, policy } = await correctionPage(correctionState(code, posted, errors ?? {}, address));
  return htmlAnswer(status, html, policy, headers);
};

/**
 * The page that thanks: that of the page with the form, if it has one. Where the site has tags, its address says what was
 * sent, so that they count a lead that the browser posted without the form's script. A lead held for its honeypot looks the
 * same and does not count.
 */
const thankYouPath = (
  { id, formType }: { readonly id: string; readonly formType: FormType },
  page: string | null,
  honeypot: boolean,
  { environment }: Dependencies,
): string => {
  const common = THANK_YOU_PATHS[formType];
  const own = ownThanks()[page ?? '']?.find((address) => address.startsWith(`${common}/`));
  if (!environment.hasTags) return own ?? common;
  // Not the id itself, which is the key to the lead's row.
  const digits = hash('sha256', id).slice(0, 8);
  return thankYouAddress({ formType, page: page ?? undefined }, markOf(digits, !honeypot), own);
};

/**
 * `POST /api/send-contact-email`: answers JSON with JSON. Answers a form with a thank-you page, or with a page to
 * correct it. Statuses and shapes: docs/http.md.
 *
 * @param request the unread request
 * @param context lets the function send the mail after the answer
 */
export const answerLeadRequest = async (
  request: Request,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  if (request.method !== 'POST') return refuse(request, { code: 'method_not_allowed' });
  const body = await readBody(request);
  if (!body.ok) return refuse(request, { code: BODY_CODES[body.status] });
  const address = formAddress(request, body.posted);
  const posted = readLeadRequest(body.posted, request.headers.get('idempotency-key'), address);
  const refused = (refusal: Refusal) => refuse(request, { posted, address, ...refusal });
  // A post from a page of another site may not be the visitor's own decision. The answer is a page of ours with the
  // filled form, and the visitor can send it from there.
  if (isCrossSite(request)) {
    using.log('request refused, cross-site');
    return refused({ code: 'invalid', errors: { source: REQUEST_MESSAGES.crossSite } });
  }
  // Here and not in `guarded`: only here the form can still come back with what was typed.
  const outcome = await acceptLead(posted, pageOf(address), using, context).catch((error): LeadOutcome => {
    using.log(`lead not accepted ${describeFailure(error)}`);
    return { kind: 'unavailable' };
  });
  if (outcome.kind === 'invalid') return refused({ code: 'invalid', errors: outcome.errors });
  if (outcome.kind === 'limited')
    return refused({ code: 'rate_limit', retryAfterSeconds: outcome.retryAfterSeconds });
  if (outcome.kind === 'unavailable')
    return refused({ code: outcome.kind, retryAfterSeconds: outcome.retryAfterSeconds ?? AGAIN_SECONDS });
  if (outcome.kind === 'conflict') return refused({ code: outcome.kind });
  return body.posted.kind === 'form'
    ? seeOther(thankYouPath(outcome, pageOf(address), posted.honeypot, using))
    : jsonAnswer(200, {
        ok: true,
        id: outcome.id,
        ...(outcome.isCvMissing && { attachment: 'missing' }),
      });
};

/**
 * The answer when a request fails before anything of it is accepted: settings are missing, or its body cannot be read. It
 * promises nothing and shows no details of the failure. A form comes back with everything the visitor typed, if its body
 * can be read.
 */
export const unavailable = async (request: Request): Promise<Response> => {
  const body = request.bodyUsed ? undefined : await readBody(request).catch(() => undefined);
  const refusal = { code: 'unavailable', retryAfterSeconds: AGAIN_SECONDS } as const;
  if (!body?.ok) return refuse(request, refusal);
  const address = formAddress(request, body.posted);
  const posted = readLeadRequest(body.posted, request.headers.get('idempotency-key'), address);
  return refuse(request, { ...refusal, posted, address });
};
