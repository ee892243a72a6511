import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, GOOD, island, open, render, serve, submit, type } from './lead-form.fixture.tsx';

const KEY = '/prova-form';
const TYPED = { ...GOOD, message: 'Due sedi a Prato.\nOtto interni.' };

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('nothing is stored before someone types', async () => {
  await open();
  expect(sessionStorage).toHaveLength(0);
});

test('after a reload the texts and the id are there, the consents are not', async () => {
  await open();
  field('requestId').value = 'id-of-the-lead';
  await type(TYPED);
  await open();
  for (const [name, value] of Object.entries(TYPED)) expect(field(name).value).toBe(value);
  expect(field('requestId').value).toBe('id-of-the-lead');
  expect(field('privacyConsent').checked).toBe(false);
  expect(sessionStorage.getItem(KEY)).not.toContain('onsent');
});

test('what was typed before hydration is kept from then on, under the id that the form has', async () => {
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

test('texts that are emptied again are forgotten', async () => {
  await open();
  await type(TYPED);
  expect(sessionStorage).toHaveLength(1);
  await type({ name: '', email: '', phone: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('a form that comes later, such as a dialog’s, finds them as well', async () => {
  await open();
  await type(TYPED);
  await render();
  expect(field('message').value).toBe(TYPED.message);
});

test('what is being typed when the island wakes wins over what was typed before', async () => {
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

test('a success erases it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ok: true, id: 'x' }));
  await open();
  await type(TYPED);
  expect(sessionStorage).toHaveLength(1);
  await submit();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '7', '{"name":"x"}', 'null', '[]', '[{"a":1}]', '{"]":"x"}'])(
  'a draft that reads %s does no harm',
  async (draft) => {
    sessionStorage.setItem(KEY, draft);
    await open();
    expect(field('email').value).toBe('');
  },
);

test('a browser that forbids storage has a form that works', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ok: true }));
  await open();
  await type();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
});
