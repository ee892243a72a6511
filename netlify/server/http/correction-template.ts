import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHOSEN } from '../../../src/lead/choice.ts';
import { CONSENT_TEXTS, LEGAL_VERSION, PRIVACY_POLICY_PATH } from '../../../src/lead/consent.ts';
import { CV_ACCEPT, CV_WITHOUT_SCRIPTS_MAX } from '../../../src/lead/cv.ts';
import { isOnEveryForm, rulesOf, SHOWN_FIELDS, type ShownField } from '../../../src/lead/fields.ts';
import { LEAD_ENDPOINT } from '../../../src/lead/form-types.ts';

/** The built correction page. netlify.toml ships it with the function. */
const TEMPLATE_PATH = path.join(process.cwd(), 'dist/richiesta-da-correggere.html');

/** @returns the HTML of a field, with the tokens of the built page but without its styles */
const field = (name: ShownField): string => {
  const { label, presence, box } = rulesOf(name);
  const optional = 'optional' in presence ? ` ${presence.optional}` : '';
  const shared = `id="${name}" name="${name}"${optional ? '' : ' required'} aria-invalid="[[invalid.${name}]]"`;
  const control = box.isLong
    ? `<textarea ${shared} rows="6">[[value.${name}]]</textarea>`
    : `<input ${shared} type="${box.type ?? 'text'}" value="[[value.${name}]]">`;
  const hiding = isOnEveryForm(name) ? '' : ` data-message="[[shows.${name}]]"`;
  return `<p${hiding}><label for="${name}">${label}${optional}</label> ${control}
<span data-message="[[has.${name}]]">[[error.${name}]]</span></p>`;
};

const checkbox = (name: string, label: string): string =>
  `<p><input id="${name}" name="${name}" type="checkbox" required aria-invalid="[[invalid.${name}]]" data-checked="[[checked.${name}]]"> <label for="${name}">${label}</label>
<span data-message="[[has.${name}]]">[[error.${name}]]</span></p>`;

const { before, link, after } = CONSENT_TEXTS.privacyConsent;

/** An unstyled page for when the built page is missing. It shows everything that the visitor typed, too. */
export const PLAIN_TEMPLATE = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>[[title]]</title>
<style>[data-message="false"]{display:none}</style>
</head>
<body>
<main>
<h1>[[title]]</h1>
<p>[[description]]</p>
<p data-message="[[has.plan]]">${CHOSEN} <strong>[[plan]]</strong></p>
<form method="post" action="${LEAD_ENDPOINT}" enctype="multipart/form-data">
${SHOWN_FIELDS.map(field).join('\n')}
<p data-message="[[has.career]]"><label for="attachment">Curriculum (PDF, DOC o DOCX, massimo ${CV_WITHOUT_SCRIPTS_MAX})</label> <input id="attachment" name="attachment" type="file" accept="${CV_ACCEPT}" aria-invalid="[[invalid.attachment]]">
<span data-message="[[has.attachment]]">[[error.attachment]]</span></p>
${checkbox('privacyConsent', `${before}<a href="${PRIVACY_POLICY_PATH}">${link}</a>${after}`)}
${checkbox('contactConsent', CONSENT_TEXTS.contactConsent)}
<input type="hidden" name="formType" value="[[value.formType]]">
<input type="hidden" name="source" value="[[value.source]]">
<input type="hidden" name="requestId" value="[[value.requestId]]">
<input type="hidden" name="page" value="[[value.page]]">
<input type="hidden" name="consentVersion" value="${LEGAL_VERSION}">
<p><button type="submit">[[submitLabel]]</button></p>
</form>
</main>
</body>
</html>
`;

let cached: string | undefined;

/** @returns the built page, read once per process; the unstyled page if the file is missing */
export const readCorrectionTemplate = async (): Promise<string> => {
  try {
    cached ??= await readFile(TEMPLATE_PATH, 'utf8');
    return cached;
  } catch {
    return PLAIN_TEMPLATE;
  }
};
