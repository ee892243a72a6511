import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHOSEN } from '../../../src/lead/choice.ts';
import { CONSENT_TEXTS, PRIVACY_POLICY_PATH } from '../../../src/lead/consent.ts';
import { CV_ACCEPT, CV_WITHOUT_SCRIPTS_MAX } from '../../../src/lead/cv.ts';
import { LEAD_ENDPOINT } from '../../../src/lead/form-types.ts';
import { LEGAL_VERSION } from '../../../src/lead/legal-version.ts';

/** The page of the built site; netlify.toml ships it with the function. */
const TEMPLATE_PATH = path.join(process.cwd(), 'dist/richiesta-da-correggere.html');

const input = (name: string, label: string, type: string): string =>
  `<p><label for="${name}">${label}</label> <input id="${name}" name="${name}" type="${type}" value="[[value.${name}]]" required aria-invalid="[[invalid.${name}]]">
<span data-message="[[has.${name}]]">[[error.${name}]]</span></p>`;

const checkbox = (name: string, label: string): string =>
  `<p><input id="${name}" name="${name}" type="checkbox" required aria-invalid="[[invalid.${name}]]" data-checked="[[checked.${name}]]"> <label for="${name}">${label}</label>
<span data-message="[[has.${name}]]">[[error.${name}]]</span></p>`;

const { before, link, after } = CONSENT_TEXTS.privacyConsent;

/** Stands in when the built page is not there: plain, and still nothing of what was typed is lost. */
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
${input('name', 'Nome', 'text')}
${input('email', 'Email', 'email')}
${input('phone', 'Telefono', 'tel')}
<p><label for="message">Messaggio</label> <textarea id="message" name="message" rows="6" aria-invalid="[[invalid.message]]">[[value.message]]</textarea>
<span data-message="[[has.message]]">[[error.message]]</span></p>
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

/** @returns the built page, read once per process, or the plain one while there is none */
export const readCorrectionTemplate = async (): Promise<string> => {
  try {
    cached ??= await readFile(TEMPLATE_PATH, 'utf8');
    return cached;
  } catch {
    return PLAIN_TEMPLATE;
  }
};
