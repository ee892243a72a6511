import { describe, expect, it } from 'vitest';
import { CONSENT_TEXTS, LEGAL_VERSION } from '../../../src/lead/consent.ts';
import { CV_MESSAGES } from '../../../src/lead/cv.ts';
import { SOURCE_MAX_LENGTH } from '../../../src/lead/limits.ts';
import { REQUEST_MESSAGES, SCHEMA_MESSAGES } from '../../../src/lead/messages.ts';
import { makePdf } from '../cv/cv-files.examples.ts';
import type { PostedFile } from '../http/request-body.ts';
import { ATTACHMENT_MESSAGES } from './lead-attachment.ts';
import { hashLead } from './lead-id.ts';
import { checkLeadRequest, ID_MESSAGE, readLeadRequest } from './lead-request.ts';

const ID = '0190b5e2-8f1a-4c3d-9e4f-1a2b3c4d5e6f';
const valid = {
  name: ' Niccolò D’Amico ',
  email: 'nic@azienda.example',
  phone: '06/1234567',
  message: 'Buongiorno',
  formType: 'quote',
  source: ' Homepage ',
  privacyConsent: true,
  contactConsent: true,
  website: '',
};
const json = (value: unknown, key: string | null = ID) =>
  checkLeadRequest(readLeadRequest({ kind: 'json', value }, key));
const errorsOf = (value: unknown, key: string | null = ID) => {
  const verdict = json(value, key);
  return verdict.ok ? {} : verdict.errors;
};
const form = (fields: Record<string, string>, file?: PostedFile) =>
  readLeadRequest({ kind: 'form', fields: new Map(Object.entries(fields)), file }, null);

describe('a request in JSON', () => {
  it('is normalised', () => {
    expect(json(valid)).toEqual({
      ok: true,
      request: {
        payload: {
          name: "Niccolò D'Amico",
          email: 'nic@azienda.example',
          phone: '06 1234567',
          company: '',
          message: 'Buongiorno',
        },
        formType: 'quote',
        source: 'Homepage',
        consent: expect.objectContaining({ textId: CONSENT_TEXTS.id }),
        id: ID,
      },
    });
  });

  it('keeps plan and campaign, and stays valid if they are wrong', () => {
    const campaign = { source: 'g', campaign: 'medici', landing: '/fibra-ottica' };
    expect(json({ ...valid, plan: ' Base ', campaign })).toMatchObject({
      request: { payload: { plan: 'Base', campaign } },
    });
    for (const wrong of [7, null, [], { a: 1 }, '\u202e', '', { campaign: { campaign: 'x' } }])
      expect(json({ ...valid, plan: wrong, campaign: wrong })).toEqual(json(valid));
  });

  it('keeps how long it waited on the device, up to 25 hours, and stays valid if that is wrong', () => {
    for (const age of [0, 12.5, 90_000])
      expect(json({ ...valid, writtenSecondsAgo: age })).toMatchObject({
        request: { writtenSecondsAgo: age },
      });
    for (const wrong of [-1, 90_001, '60', null, {}, [5]])
      expect(json({ ...valid, writtenSecondsAgo: wrong })).toEqual(json(valid));
  });

  it('has the same hash with another campaign, and another one with another plan', () => {
    const hashOf = (value: object) => {
      const verdict = json({ ...valid, ...value });
      return verdict.ok && hashLead('quote', 'Homepage', verdict.request.payload);
    };
    expect(hashOf({ campaign: { source: 'g' } })).toBe(hashOf({}));
    expect(hashOf({ plan: 'Base' })).not.toBe(hashOf({}));
  });

  it.each([
    [null],
    [[]],
    ['testo'],
    [3],
    [{}],
    [{ __proto__: valid }],
    [JSON.parse('{"__proto__":{"name":"x"}}')],
  ])('reports every missing field for %j', (value) => {
    expect(errorsOf(value)).toEqual({
      name: SCHEMA_MESSAGES.nameRequired,
      email: SCHEMA_MESSAGES.emailRequired,
      phone: SCHEMA_MESSAGES.phoneRequired,
      privacyConsent: SCHEMA_MESSAGES.privacyConsent,
      contactConsent: SCHEMA_MESSAGES.contactConsent,
      formType: REQUEST_MESSAGES.formType,
      source: REQUEST_MESSAGES.source,
    });
  });

  it.each([
    [{ formType: 'ordine' }, { formType: REQUEST_MESSAGES.formType }],
    [{ formType: 'toString' }, { formType: REQUEST_MESSAGES.formType }],
    [{ formType: ['quote'] }, { formType: REQUEST_MESSAGES.formType }],
    [{ source: '  ' }, { source: REQUEST_MESSAGES.source }],
    [{ source: 7 }, { source: REQUEST_MESSAGES.source }],
    [{ source: 'Home\r\nBcc: a@b.example' }, { source: REQUEST_MESSAGES.source }],
    [{ source: 'Home\u0000' }, { source: REQUEST_MESSAGES.source }],
    [{ source: 'Home\u202Egpj.exe' }, { source: REQUEST_MESSAGES.source }],
    [{ source: 'a'.repeat(SOURCE_MAX_LENGTH + 1) }, { source: REQUEST_MESSAGES.source }],
    [{ source: 'a'.repeat(SOURCE_MAX_LENGTH) }, {}],
    [{ privacyConsent: 'on' }, { privacyConsent: SCHEMA_MESSAGES.privacyConsent }],
    [{ contactConsent: 1 }, { contactConsent: SCHEMA_MESSAGES.contactConsent }],
    [{ consentVersion: LEGAL_VERSION }, {}],
    [{ consentVersion: '2025-01' }, {}],
    [{ consentVersion: '<b>' }, {}],
    [{ attachment: { uploadId: ID } }, { attachment: ATTACHMENT_MESSAGES.unexpected }],
    [{ formType: 'career', attachment: { uploadId: ID } }, {}],
    [{ formType: 'career', attachment: { uploadId: 7 } }, { attachment: ATTACHMENT_MESSAGES.unreadable }],
    [{ formType: 'career', attachment: {} }, { attachment: ATTACHMENT_MESSAGES.unreadable }],
    [
      { formType: 'career', attachment: { uploadId: ID, content: 'JVBE' } },
      { attachment: ATTACHMENT_MESSAGES.unreadable },
    ],
    [
      { formType: 'career', attachment: { uploadId: null, filename: 'cv.pdf', content: 'JVBE' } },
      { attachment: ATTACHMENT_MESSAGES.unreadable },
    ],
    [
      { formType: 'career', attachment: { filename: 'cv.pdf', content: 'JVB' } },
      { attachment: ATTACHMENT_MESSAGES.unreadable },
    ],
    [
      { formType: 'career', attachment: { filename: 'cv.pdf', content: ['JVBE'] } },
      { attachment: ATTACHMENT_MESSAGES.unreadable },
    ],
    [{ formType: 'career', attachment: [{ uploadId: ID }] }, { attachment: ATTACHMENT_MESSAGES.unreadable }],
    [
      { formType: 'career', attachment: { filename: 'cv.exe', content: 'JVBE' } },
      { attachment: CV_MESSAGES.extension },
    ],
    [{ attachment: null }, {}],
    [{ website: 'https://bot.example' }, {}],
  ])('has the expected errors with %j', (change, errors) => {
    expect(errorsOf({ ...valid, ...change })).toEqual(errors);
  });

  it('keeps an unknown legal version, without id and hash of its texts', () => {
    expect(json({ ...valid, consentVersion: '2025-01' })).toMatchObject({
      request: { consent: { textId: null, textSha256: null, legalVersion: '2025-01' } },
    });
  });

  it('may lack an id, but must not have an invalid one', () => {
    expect(json(valid, null)).toMatchObject({ ok: true, request: { id: undefined } });
    expect(errorsOf(valid, 'lead-1')).toEqual({ idempotencyKey: ID_MESSAGE });
    expect(errorsOf(valid, '')).toEqual({ idempotencyKey: ID_MESSAGE });
  });

  it.each([
    ['info@xn--studiorossi-qf3f.example', 'info@studio-rossi.example'],
    ['info@posta.xn--studiorossi-yg8f.example', 'info@posta.studio-rossi.example'],
    ['info@xn--caff-8oa.example', 'info@xn--caff-8oa.example'],
    ['info@xn--a.example', 'info@xn--a.example'],
  ])(
    'has a dash for each sign that looks like one, also where the browser has encoded it: %s',
    (email, stored) => {
      const verdict = json({ ...valid, email });
      expect(verdict.ok && verdict.request.payload.email).toBe(stored);
    },
  );

  it('is refused when the domain has another sign that only looks right', () => {
    expect(errorsOf({ ...valid, email: 'info@xn--dangelo-726c.it' })).toEqual({
      email: SCHEMA_MESSAGES.emailFormat,
    });
  });

  it('has every sign removed that turns the direction of a text, such as U+202E, and keeps Arabic', () => {
    const turned = (text: string) => `\u202e${text}\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069`;
    const { name, phone, message } = valid;
    expect(
      json({
        ...valid,
        name: turned(name),
        phone: turned(phone),
        message: turned(message),
        company: turned('شركة'),
      }),
    ).toMatchObject({
      request: { payload: { name: "Niccolò D'Amico", phone: '06 1234567', message, company: 'شركة' } },
    });
  });

  it('has half surrogate pairs replaced, which Postgres would refuse', () => {
    expect(json({ ...valid, message: 'ciao \ud83d' })).toMatchObject({
      request: { payload: { message: 'ciao \ufffd' } },
    });
  });
});

describe('a request from a form', () => {
  const typed = { ...valid, privacyConsent: 'on', contactConsent: 'true' };

  it('has a checkbox checked by `on` or `true`', () => {
    expect(checkLeadRequest(form(typed)).ok).toBe(true);
    expect(checkLeadRequest(form({ ...typed, privacyConsent: 'off' }))).toEqual({
      ok: false,
      errors: { privacyConsent: SCHEMA_MESSAGES.privacyConsent },
    });
  });

  it('may contain an id, and is accepted with an invalid one', () => {
    expect(checkLeadRequest(form({ ...typed, requestId: ID.toUpperCase() }))).toMatchObject({
      request: { id: ID },
    });
    expect(checkLeadRequest(form({ ...typed, requestId: '' }))).toMatchObject({
      request: { id: undefined },
    });
    expect(checkLeadRequest(form({ ...typed, requestId: 'x' }))).toMatchObject({
      request: { id: undefined },
    });
  });

  it('may contain a file only if it is an application', () => {
    const file = { filename: '../cv.PDF', bytes: makePdf() };
    expect(checkLeadRequest(form(typed, file))).toEqual({
      ok: false,
      errors: { attachment: ATTACHMENT_MESSAGES.unexpected },
    });
    expect(checkLeadRequest(form({ ...typed, formType: 'career', attachment: 'cv.pdf' }))).toEqual({
      ok: false,
      errors: { attachment: ATTACHMENT_MESSAGES.unreadable },
    });
    expect(checkLeadRequest(form({ ...typed, formType: 'career' }, file))).toMatchObject({
      ok: true,
      request: { attachment: { kind: 'inline', filename: 'cv.pdf', bytes: file.bytes } },
    });
  });
});

describe('the honeypot', () => {
  it.each([
    [undefined, false],
    ['', false],
    [null, false],
    [' ', true],
    ['https://bot.example', true],
    [0, true],
    [{}, true],
  ])('has the value %j, so it counts as filled: %s', (website, filled) => {
    expect(readLeadRequest({ kind: 'json', value: { ...valid, website } }, null).honeypot).toBe(filled);
  });
});

it('reads plan and campaign of a form from the address of its page', () => {
  const posted = {
    kind: 'form',
    fields: new Map([
      ['plan', 'x'],
      ['campaign', 'x'],
    ]),
    file: undefined,
  } as const;
  const from = (address: string | null) => {
    const { plan, campaign } = readLeadRequest(posted, null, address === null ? null : new URL(address));
    return { plan: plan ?? undefined, campaign: campaign ?? undefined };
  };
  expect(from('https://www.trama.example/servizi/voip?scelta=Base&utm_campaign=medici#scelta-base')).toEqual({
    plan: 'Base',
    campaign: { campaign: 'medici', landing: '/servizi/voip' },
  });
  for (const address of ['https://www.trama.example/servizi/voip', null])
    expect(from(address)).toEqual({ plan: undefined, campaign: undefined });
});
