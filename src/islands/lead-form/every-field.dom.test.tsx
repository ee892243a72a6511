import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchForms } from '../../early/gate.ts';
import { FIELD_EXAMPLES } from '../../lead/fields.examples.ts';
import { belongsTo, recordOf, rulesOf, SHOWN_FIELDS, type ShownField } from '../../lead/fields.ts';
import { FORM_TYPES } from '../../lead/form-types.ts';
import { field, open, serve, submit, text, type } from './lead-form.fixture.tsx';

const sent = vi.spyOn(globalThis, 'fetch');
// The early script keeps what is typed.
beforeAll(watchForms);
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  sent.mockImplementation(async () => Response.json({ ok: true, id: 'x' }));
});
afterEach(() => {
  sent.mockReset();
  sessionStorage.clear();
});

const example = (name: ShownField): string => FIELD_EXAMPLES[name].right.at(-1) ?? '';
/** A valid value for each field of a form. */
const typedInto = (formType: (typeof FORM_TYPES)[number]) =>
  recordOf(
    SHOWN_FIELDS.filter((name) => belongsTo(name, formType)),
    example,
  );
const bodies = () => sent.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));

test.each(FORM_TYPES)(
  'renders in a form of type %s its fields and their labels, and no others',
  (formType) => {
    serve(formType);
    for (const name of SHOWN_FIELDS) {
      const box = field(name) as HTMLInputElement | null;
      expect(box !== null).toBe(belongsTo(name, formType));
      if (!box) continue;
      const { presence, label } = rulesOf(name);
      const words = box.labels?.[0]?.textContent ?? '';
      if (name !== 'message') expect(words).toContain(label);
      expect(box.required).toBe('required' in presence);
      if ('optional' in presence) expect(words).toContain(presence.optional);
    }
  },
);

test.each(FORM_TYPES)(
  'keeps what is typed into a form of type %s over a reload, and sends it',
  async (formType) => {
    const typed = typedInto(formType);
    await open(formType);
    await type(typed);
    await open(formType);
    for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
    await type(typed);
    await submit();
    expect(bodies()).toEqual([expect.objectContaining({ ...typed, formType })]);
    for (const name of SHOWN_FIELDS) expect(name in bodies()[0]).toBe(belongsTo(name, formType));
  },
);

test.each(SHOWN_FIELDS)(
  'does not send a wrong %s, and shows its message under it and in the summary',
  async (name) => {
    const [formType] = rulesOf(name).forms;
    await open(formType);
    await type({ ...typedInto(formType ?? 'contact'), [name]: FIELD_EXAMPLES[name].wrong });
    await submit();
    expect(sent).not.toHaveBeenCalled();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    const words = text(`#prova-${name}-error`);
    expect(words).not.toBe('');
    expect(text('.error-box')).toContain(words);
    await act(async () => {
      field(name).value = example(name);
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(text(`#prova-${name}-error`)).toBe('');
  },
);

test('leaves an empty field that was added later out of the request', async () => {
  await open('quote');
  await type({
    ...typedInto('quote'),
    ...recordOf(
      SHOWN_FIELDS.filter((name) => rulesOf(name).whenEmpty === 'absent'),
      () => '',
    ),
  });
  await submit();
  for (const name of SHOWN_FIELDS) expect(name in bodies()[0]).toBe(rulesOf(name).whenEmpty !== 'absent');
});

const CHECKED = ['name', 'email', 'phone', 'message', 'privacyConsent', 'contactConsent'];
const states = () => new Set(CHECKED.map((name) => field(name).getAttribute('aria-invalid')));

test('announces no field as invalid before the first try, not even an empty required box', async () => {
  serve('career');
  expect(states()).toEqual(new Set(['false']));
  expect(field('privacyConsent').required).toBe(true);
  await open('career');
  expect(states()).toEqual(new Set(['false']));
});

test.each(FORM_TYPES)('lets no browser cut what is pasted into a form of type %s', (formType) => {
  serve(formType);
  expect(document.querySelector('[maxlength]')).toBeNull();
});
