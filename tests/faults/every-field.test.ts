import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { requestPage } from '../../netlify/server/desk/request-page.ts';
import { showRequest } from '../../netlify/server/desk/requests.ts';
import { eraseExpired } from '../../netlify/server/retention/erase-expired.ts';
import { FIELD_EXAMPLES } from '../../src/lead/fields.examples.ts';
import {
  belongsTo,
  READING_ORDER,
  recordOf,
  rulesOf,
  SHOWN_FIELDS,
  TEXT_FIELDS,
  type TextField,
} from '../../src/lead/fields.ts';
import { FORM_TYPES, type FormType } from '../../src/lead/form-types.ts';
import { formBody, jsonHeaders, sharedOutsideServices, validLead } from './outside-services.ts';
import { DAY } from './simulation.ts';

const outside = await sharedOutsideServices();

type Texts = Record<TextField, string>;
/** A lead of any form in which every field has a valid value. */
const anyLead = fc.record({
  formType: fc.constantFrom(...FORM_TYPES),
  texts: fc.record(recordOf(TEXT_FIELDS, (name) => fc.constantFrom(...FIELD_EXAMPLES[name].right))),
});
const WAYS = ['json', 'form'] as const;

const send = (way: (typeof WAYS)[number], formType: FormType, texts: Texts, id = randomUUID()) =>
  way === 'json'
    ? outside.post(JSON.stringify({ ...validLead, ...texts, formType }), jsonHeaders(id))
    : outside.post(formBody({ ...texts, formType, requestId: id }));

/**
 * What the row keeps of a field: the text if the form has the field, otherwise ''.
 * @returns undefined for an empty field that is not part of every hash, since its key is left out
 */
const kept = (formType: FormType, texts: Texts, name: TextField): string | undefined => {
  const text = belongsTo(name, formType) ? texts[name] : '';
  return rulesOf(name).whenEmpty === 'kept' ? text : text || undefined;
};

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');
const documentOf = (html: string): Document => new JSDOM(html).window.document;
const atDesk = async (id: string): Promise<Document> => {
  const shown = await showRequest(outside.real.database, id);
  return documentOf(shown === undefined ? '' : requestPage(shown, { done: null }).text);
};

it('passes every field of every form on to row, mail and desk, with and without JavaScript', async () => {
  await fc.assert(
    fc.asyncProperty(anyLead, fc.constantFrom(...WAYS), async ({ formType, texts }, way) => {
      await outside.reset();
      const before = (await outside.mails()).length;
      expect([200, 303]).toContain((await send(way, formType, texts)).status);
      await outside.settled();
      const [row] = await outside.leads();
      const payload = Object.fromEntries(
        TEXT_FIELDS.flatMap((name) => {
          const text = kept(formType, texts, name);
          return text === undefined ? [] : [[name, text]];
        }),
      );
      expect(row?.payload).toEqual(payload);
      const mails = await outside.mails();
      expect(mails).toHaveLength(before + 1);
      const { text: mail = '', html = '' } = mails.at(-1) ?? {};
      const desk = await atDesk(row?.id ?? '');
      const labels = Array.from(desk.querySelectorAll('dt'), ({ textContent }) => textContent);
      const sheet = desk.body.textContent ?? '';
      for (const name of READING_ORDER) {
        const { words } = rulesOf(name);
        const value = payload[name] ?? '';
        expect(mail.includes(`\n${words.mail}: `)).toBe(value !== '');
        expect(labels.includes(words.mail)).toBe(value !== '');
        expect(mail).toContain(value);
        expect(inOneLine(sheet)).toContain(inOneLine(value));
        expect(inOneLine(documentOf(html).body.textContent ?? '')).toContain(value);
      }
      for (const line of texts.message.split('\n')) {
        expect(mail).toContain(line);
        expect(sheet).toContain(line.trim());
      }
    }),
    { numRuns: 20 },
  );
});

/** @returns a valid value for each field */
const right = (): Texts => recordOf(TEXT_FIELDS, (name) => FIELD_EXAMPLES[name].right.at(-1) ?? '');

const OF_FORMS = TEXT_FIELDS.flatMap((name) =>
  rulesOf(name).forms.map((formType) => [name, formType] as const),
);

it.each(OF_FORMS)(
  'refuses a wrong %s of %s, and returns it as typed without JavaScript',
  async (name, formType) => {
    const texts = { ...right(), [name]: FIELD_EXAMPLES[name].wrong };
    const json = await send('json', formType, texts);
    expect(json.status).toBe(422);
    const { errors } = (await json.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([name]);

    const form = await send('form', formType, texts);
    expect(form.status).toBe(422);
    const page = documentOf(await form.text());
    for (const each of SHOWN_FIELDS.filter((other) => belongsTo(other, formType))) {
      const box = page.querySelector<HTMLInputElement>(`[name="${each}"]`);
      expect(box?.value).toBe(texts[each]);
      expect(box?.getAttribute('aria-invalid')).toBe(String(each === name));
    }
    expect(page.body.textContent).toContain(errors[name]);
    expect(await outside.leads()).toEqual([]);
  },
);

const FOREIGN = TEXT_FIELDS.flatMap((name) =>
  FORM_TYPES.filter((formType) => !belongsTo(name, formType)).map((formType) => [name, formType] as const),
);

it.each(FOREIGN)(
  'drops %s from %s whatever its value, and has no box for it on that form’s page',
  async (name, formType) => {
    const texts = { ...right(), [name]: FIELD_EXAMPLES[name].wrong };
    expect((await send('json', formType, texts)).status).toBe(200);
    const [row] = await outside.leads();
    expect(row?.payload).not.toHaveProperty(name);
    const page = documentOf(await (await send('form', formType, { ...texts, name: '4' })).text());
    expect(page.querySelector(`[name="${name}"]`)).toBeNull();
  },
);

it.each(TEXT_FIELDS)(
  'treats another %s under the same id as another request, and the same one as the same',
  async (name) => {
    const [first = '', second = ''] = FIELD_EXAMPLES[name].right.filter((text) => text !== '');
    const id = randomUUID();
    const post = async (text: string) =>
      (await send('json', 'quote', { ...right(), [name]: text }, id)).status;
    const isCompared = belongsTo(name, 'quote');
    expect([await post(first), await post(first), await post(second)]).toEqual([
      200,
      200,
      isCompared ? 409 : 200,
    ]);
  },
);

it('erases all fields when the purpose of the lead ends', async () => {
  const texts = right();
  await send('json', 'quote', texts);
  await outside.settled();
  outside.pass(30 * DAY);
  await eraseExpired(outside.real);
  const [row] = await outside.leads();
  expect(row?.payload).toBeNull();
  for (const text of Object.values(texts)) expect(JSON.stringify(row)).not.toContain(text);
});

it('mails and shows a lead from before a field existed without that field', async () => {
  const later = TEXT_FIELDS.filter((name) => rulesOf(name).whenEmpty !== 'kept');
  const texts = { ...right(), ...recordOf(later, () => undefined) };
  const id = randomUUID();
  await outside.real.database.query(
    `insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, next_attempt_at,
       pending_since) values ($1, 'pending', 'quote', 'Homepage', $2, 'hash', '2026-10', now(), now(), now())`,
    [id, JSON.stringify(texts)],
  );
  await outside.deliverLeads();
  expect(await outside.leads()).toMatchObject([
    { state: 'sent', payload: JSON.parse(JSON.stringify(texts)) },
  ]);
  const rows = Array.from((await atDesk(id)).querySelectorAll('dl > div'), (row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );
  for (const text of [(await outside.mails()).at(-1)?.text, rows.join('\n')]) {
    expect(text).toContain(texts.name);
    expect(text).not.toContain('undefined');
    for (const { words } of later.map(rulesOf)) {
      expect(text).not.toContain(`${words.mail}:`);
    }
  }
});
