import { THANK_YOU_PATHS } from '../../../src/lead/form-types.ts';
import { REQUEST_MESSAGES } from '../../../src/lead/messages.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { htmlAnswer, jsonAnswer, seeOther } from '../http/answers.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { fillCorrectionPage } from '../http/correction-page.ts';
import { PLAIN_TEMPLATE } from '../http/correction-template.ts';
import { isFormPost, readBody } from '../http/request-body.ts';
import { isCrossSite } from '../http/same-origin.ts';
import { acceptLead } from './accept-lead.ts';
import { correctionState } from './correction-state.ts';
import { REJECTION_OF_BODY, REJECTIONS, type RejectionCode } from './lead-rejections.ts';
import { type LeadRequest, type RequestErrors, readLeadRequest } from './lead-request.ts';

const PAGE_MAX_LENGTH = 300;

/** @returns path of the page that posted, without its query; null unless it is a page of this site */
const pageOf = (request: Request): string | null => {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname } = new URL(referrer);
  return origin === new URL(request.url).origin ? pathname.slice(0, PAGE_MAX_LENGTH) : null;
};

interface Refusal {
  readonly code: RejectionCode;
  readonly posted?: LeadRequest;
  readonly errors?: RequestErrors;
  /** For whoever has sent too much. */
  readonly retryAfterSeconds?: number;
}

const refuse = async (
  request: Request,
  { code, posted, errors, retryAfterSeconds }: Refusal,
  template: () => Promise<string>,
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
  const page = await template();
  const html = fillCorrectionPage(page, correctionState(code, posted, errors ?? {}));
  return htmlAnswer(status, html, contentSecurityPolicy(page), headers);
};

/**
 * `POST /api/send-contact-email`: JSON gets JSON, a form gets a thank-you page or its own page back with what to
 * correct. Statuses and shapes: docs/http.md.
 *
 * @param request as it came
 * @param context lets the mail follow the answer
 */
export const answerLeadRequest = async (
  request: Request,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  const refused = (refusal: Refusal) => refuse(request, refusal, using.correctionTemplate);
  if (request.method !== 'POST') return refused({ code: 'method_not_allowed' });
  const body = await readBody(request);
  if (!body.ok) return refused({ code: REJECTION_OF_BODY[body.status] });
  const posted = readLeadRequest(body.posted, request.headers.get('idempotency-key'));
  // Whoever was led here from another site sees our own page, and may send from there.
  if (isCrossSite(request))
    return refused({ code: 'invalid', posted, errors: { source: REQUEST_MESSAGES.source } });
  const outcome = await acceptLead(posted, pageOf(request), using, context);
  if (outcome.kind === 'invalid') return refused({ code: 'invalid', posted, errors: outcome.errors });
  if (outcome.kind === 'limited')
    return refused({ code: 'rate_limit', posted, retryAfterSeconds: outcome.retryAfterSeconds });
  if (outcome.kind !== 'accepted') return refused({ code: outcome.kind, posted });
  return body.posted.kind === 'form'
    ? seeOther(THANK_YOU_PATHS[outcome.formType])
    : jsonAnswer(200, { ok: true, id: outcome.id });
};

/** The answer when this code itself fails: nothing was promised, and nothing of the failure is shown. */
export const unavailable = (request: Request): Promise<Response> =>
  refuse(request, { code: 'unavailable' }, async () => PLAIN_TEMPLATE);
