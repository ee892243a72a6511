import { htmlAnswer, jsonAnswer } from '../../server/http/answers.ts';
import { contentSecurityPolicy } from '../../server/http/content-security-policy.ts';
import { essenceOf } from '../../server/http/content-type.ts';
import { REJECTIONS } from '../../server/leads/lead-rejections.ts';

/** Netlify's limit on a buffered request: 6 MiB, counted after binary bodies have been put into base64. */
const REQUEST_LIMIT_BYTES = 6 * 1024 * 1024;

const TEXT_TYPES = new Set([
  'application/csp-report',
  'application/graphql',
  'application/javascript',
  'application/json',
  'application/x-ndjson',
  'application/x-www-form-urlencoded',
  'application/xml',
]);

const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * @param contentType header of the request, null when absent
 * @returns how many bytes of such a body reach a function on Netlify, which hands text over as it is and
 *   everything else, multipart and unknown types included, in base64
 */
export const bodyLimit = (contentType: string | null): number => {
  const type = essenceOf(contentType);
  const isText = type.startsWith('text/') || /\+(?:json|xml)$/.test(type) || TEXT_TYPES.has(type);
  return isText ? REQUEST_LIMIT_BYTES : Math.floor(REQUEST_LIMIT_BYTES / 4) * 3;
};

/** The 413 of docs/http.md. Netlify refuses such a request before the function too, with a page of its own. */
export const tooLarge = (contentType: string | null): Response => {
  const { status, notice } = REJECTIONS.too_large;
  if (!FORM_TYPES.has(essenceOf(contentType))) {
    return jsonAnswer(status, { ok: false, code: 'too_large', message: notice.description });
  }
  const page = `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${notice.title}</title></head>
<body><h1>${notice.title}</h1><p>${notice.description}</p></body>
</html>
`;
  return htmlAnswer(status, page, contentSecurityPolicy(page));
};
