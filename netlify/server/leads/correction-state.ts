import { readChoice } from '../../../src/lead/choice.ts';
import type { CorrectionState } from '../../../src/lead/correction.ts';
import { recordOf, SHOWN_FIELDS, VISIBLE_FIELDS, type VisibleField } from '../../../src/lead/fields.ts';
import { DEFAULT_FORM_TYPE, DEFAULT_SOURCE, isFormType } from '../../../src/lead/form-types.ts';
import { ERROR_NOTICES, type Notice } from '../../../src/lead/notices.ts';
import { readUuid } from '../uuid.ts';
import { pageField } from './form-page.ts';
import { REJECTIONS, type RejectionCode } from './lead-rejections.ts';
import type { LeadRequest, RequestErrors } from './lead-request.ts';

/** Keeps the answer within the size that a function may send. It is ten times the length of the longest message. */
const SHOWN_MAX_LENGTH = 20_000;

const CHOOSE_AGAIN = 'Il curriculum va scelto di nuovo.';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, SHOWN_MAX_LENGTH).toWellFormed() : '';

/** If only consents are missing, the page shows a notice about them. Specification §8. */
const noticeOf = (code: RejectionCode, errors: RequestErrors): Pick<Notice, 'title' | 'description'> => {
  const names = Object.keys(errors);
  if (code !== 'invalid' || names.some((name) => !name.endsWith('Consent'))) return REJECTIONS[code].notice;
  return names.includes('privacyConsent') ? ERROR_NOTICES.privacyConsent : ERROR_NOTICES.contactConsent;
};

/**
 * @param code why the request was not accepted
 * @param request the posted request; undefined if it could not be read
 * @param errors message of each wrong field; messages without a visible field are added to the notice
 * @param address of the page with the form; null if not known
 * @returns the data of the correction page: all messages, and everything that the visitor typed
 */
export const correctionState = (
  code: RejectionCode,
  request: LeadRequest | undefined,
  errors: RequestErrors,
  address: URL | null = null,
): CorrectionState => {
  const visible: Partial<Record<VisibleField, string>> = {};
  for (const name of VISIBLE_FIELDS) if (errors[name] !== undefined) visible[name] = errors[name];
  const others = Object.entries(errors).flatMap(([name, message]) =>
    name in visible ? [] : [`${message}.`],
  );
  // A page cannot prefill a file input, so the visitor must choose the file again.
  if (request?.attachment.kind === 'file' && errors.attachment === undefined) others.push(CHOOSE_AGAIN);
  const notice = noticeOf(code, errors);
  const { privacyConsent, contactConsent, ...texts } = request?.typed ?? {};
  const formType = isFormType(request?.formType) ? request.formType : DEFAULT_FORM_TYPE;
  return {
    title: notice.title,
    description: [notice.description, ...others].join(' '),
    formType,
    source: errors.source === undefined ? shown(request?.source) || DEFAULT_SOURCE : DEFAULT_SOURCE,
    // The same id would conflict again, so the next post gets a new one.
    requestId: code === 'conflict' ? '' : (readUuid(request?.id) ?? ''),
    page: shown(pageField(address)),
    texts: recordOf(SHOWN_FIELDS, (name) => shown(texts[name])),
    ticked: { privacyConsent: privacyConsent === true, contactConsent: contactConsent === true },
    errors: visible,
    attachmentError: errors.attachment,
    plan: readChoice(request?.plan),
  };
};
