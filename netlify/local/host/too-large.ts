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

const MESSAGE = 'La richiesta è troppo grande. Riduci gli allegati e riprova.';

/**
 * @param contentType header of the request, null when absent
 * @returns how many bytes of such a body reach a function on Netlify, which hands text over as it is and
 *   everything else, multipart and unknown types included, in base64
 */
export const bodyLimit = (contentType: string | null): number => {
  const type = essence(contentType);
  const isText = type.startsWith('text/') || /\+(?:json|xml)$/.test(type) || TEXT_TYPES.has(type);
  return isText ? REQUEST_LIMIT_BYTES : Math.floor(REQUEST_LIMIT_BYTES / 4) * 3;
};

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The 413 of the public contract. Netlify refuses such a request before the function too, with a page of its own. */
export const tooLarge = (contentType: string | null): Response => {
  if (!FORM_TYPES.has(essence(contentType))) {
    return Response.json(
      { ok: false, code: 'too_large', message: MESSAGE },
      { status: 413, headers: HEADERS },
    );
  }
  const page = `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Richiesta troppo grande</title></head>
<body><h1>Richiesta troppo grande</h1><p>${MESSAGE}</p><p>Usa il tasto Indietro del browser: quello che hai scritto è ancora nel modulo.</p></body>
</html>
`;
  const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
  return new Response(page, { status: 413, headers });
};

const essence = (contentType: string | null): string =>
  (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
