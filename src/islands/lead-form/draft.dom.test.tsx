import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchForms } from '../../early/gate.ts';
import { forgetPosted, watchTyping } from './draft.ts';
import { field, GOOD, island, open, render, serve, submit, type } from './lead-form.fixture.tsx';
import { at, TWO_FORMS, write } from './two-forms.fixture.ts';

const KEY = location.pathname;
const TYPED = { ...GOOD, message: 'Due sedi a Prato.\nOtto interni.' };

// The early script keeps what is typed.
beforeAll(watchForms);
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('stores nothing before the visitor types', async () => {
  await open();
  expect(sessionStorage).toHaveLength(0);
});

test('restores the texts and the id after a reload, but not the consents', async () => {
  await open();
  field('requestId').value = 'id-of-the-lead';
  await type(TYPED);
  await open();
  for (const [name, value] of Object.entries(TYPED)) expect(field(name).value).toBe(value);
  expect(field('requestId').value).toBe('id-of-the-lead');
  expect(field('privacyConsent').checked).toBe(false);
  expect(sessionStorage.getItem(KEY)).not.toContain('onsent');
});

test('stores on hydration what was typed before, with the id that the form has', async () => {
  const place = serve();
  field('requestId').value = 'id-of-the-early-script';
  field('name').value = 'Anna Neri';
  const { hydrateRoot } = await import('react-dom/client');
  await act(async () => {
    hydrateRoot(place, island());
  });
  expect(field('requestId').value).toBe('id-of-the-early-script');
  await open();
  expect(field('name').value).toBe('Anna Neri');
  expect(field('requestId').value).toBe('id-of-the-early-script');
});

test('removes the draft of a form that the browser has posted, also of one that came back once, and no other', () => {
  const id = crypto.randomUUID();
  sessionStorage['/fibra-ottica'] = JSON.stringify({ name: 'Anna', 'contatto-form': id });
  sessionStorage['/api/send-contact-email'] = JSON.stringify({ name: 'Anna', 'correzione-form': id });
  sessionStorage['/voip'] = JSON.stringify({ name: 'Anna', 'contatto-form': crypto.randomUUID() });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/fibra-ottica?utm_source=x`);
  forgetPosted();
  expect(Object.keys(sessionStorage)).toEqual(['/voip']);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  forgetPosted();
  expect(sessionStorage).toHaveLength(1);
});

test('removes the draft when the texts are emptied again', async () => {
  await open();
  await type(TYPED);
  expect(sessionStorage).toHaveLength(1);
  await type({ name: '', email: '', phone: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('restores the draft in a form that is rendered later, such as a dialog’s', async () => {
  await open();
  await type(TYPED);
  await render();
  expect(field('message').value).toBe(TYPED.message);
});

test('prefers what is typed before hydration to the draft', async () => {
  await open();
  await type(TYPED);
  const place = serve();
  field('name').value = 'Anna Neri';
  const { hydrateRoot } = await import('react-dom/client');
  await act(async () => {
    hydrateRoot(place, island());
  });
  expect(field('name').value).toBe('Anna Neri');
  expect(field('email').value).toBe(TYPED.email);
});

test('removes the draft after a success', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ok: true, id: 'x' }));
  await open();
  await type(TYPED);
  expect(sessionStorage).toHaveLength(1);
  await submit();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '7', '{"fax":"x"}', 'null', '[]', '[{"a":1}]', '{"]":"x"}'])(
  'ignores the invalid draft %s',
  async (draft) => {
    sessionStorage.setItem(KEY, draft);
    await open();
    expect(field('email').value).toBe('');
  },
);

test('sends the form although the browser forbids storage', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ok: true }));
  await open();
  await type();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('copies what is typed into the other form, letter by letter, unless something else is typed there', () => {
  document.body.innerHTML = TWO_FORMS;
  watchTyping();
  write('due-email', 'altro@officine.example');
  at('uno-email').value = '';
  for (const text of ['A', 'An', 'Anna']) write('uno-name', text);
  write('uno-email', 'anna@officine.example');
  expect([at('due-name').value, at('due-email').value]).toEqual(['Anna', 'altro@officine.example']);
  write('uno-name', '');
  expect(at('due-name').value).toBe('');
  sessionStorage.clear();
});

test('goes on after a reload, when both forms hold the draft', () => {
  document.body.innerHTML = TWO_FORMS;
  for (const id of ['uno-name', 'due-name']) at(id).value = 'Anna';
  sessionStorage.setItem(location.pathname, '{"name":"Anna"}');
  watchTyping();
  write('uno-name', 'Anna Neri');
  expect(at('due-name').value).toBe('Anna Neri');
  sessionStorage.clear();
});
