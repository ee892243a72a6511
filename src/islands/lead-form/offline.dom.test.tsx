import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, connection, field, island, open, submit, text, toast, type } from './lead-form.fixture.tsx';

const OFFLINE = 'Sei senza connessione';

/** Mocks the network with one entry for each request; the last entry repeats. */
const network = (...answers: (Response | 'lost')[]) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'lost' || !answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
};
const keysOf = (fetch: ReturnType<typeof network>) =>
  fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
const ACCEPTED = Response.json({ ok: true, id: 'x' });

let root: Root;
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  root = await open();
  await type();
});
afterEach(async () => {
  // A form that still waits would react to the connection of the next test.
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('shows that it is offline, keeps everything and sends once when the connection returns', async () => {
  const fetch = network('lost', ACCEPTED);
  await connection(false);
  await submit();
  expect(toast()).toContain(OFFLINE);
  expect(text('.error-box')).toContain(OFFLINE);
  expect(field('name').value).toBe('Giulia Montanari');
  expect(field('name').readOnly).toBe(true);
  await connection(true);
  expect(toast()).toContain('Richiesta inviata con successo!');
  expect(field('name').value).toBe('');
  expect(field('name').readOnly).toBe(false);
  await connection(true);
  expect(new Set(keysOf(fetch)).size).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('keeps the lead waiting when the connection breaks within the answer', async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  const fetch = network(new Response(cut), ACCEPTED);
  await connection(false);
  await submit();
  expect(toast()).toContain(OFFLINE);
  await connection(true);
  expect(toast()).toContain('Richiesta inviata con successo!');
  expect(new Set(keysOf(fetch)).size).toBe(1);
});

test('tries again when the browser reports a connection before it works', async () => {
  const fetch = network('lost', 'lost', ACCEPTED);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await connection(false);
  await submit();
  await connection(true);
  expect(toast()).toContain(OFFLINE);
  await act(async () => {
    vi.advanceTimersByTime(5000);
  });
  expect(toast()).toContain('Richiesta inviata con successo!');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('sends nothing by itself and unlocks the form when the visitor cancels the waiting', async () => {
  const fetch = network('lost', ACCEPTED);
  await connection(false);
  await submit();
  await act(async () => {
    document.querySelector<HTMLElement>('.error-box [type=button]')?.click();
  });
  expect(toast()).toContain('Cancellata.');
  expect(field('name').readOnly).toBe(false);
  await connection(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('unlocks the form when the visitor cancels while a try hangs', async () => {
  const fetch = network('lost');
  await connection(false);
  await submit();
  fetch.mockImplementation(
    (_, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  await connection(true);
  expect(button().textContent).toBe('Invio in corso...');
  await act(async () => {
    document.querySelector<HTMLElement>('.error-box [type=button]')?.click();
  });
  expect(toast()).toContain('Cancellata.');
  expect(text('.error-box')).toBe('');
  expect(button().textContent).toBe('Invia Richiesta');
  expect(field('name').readOnly).toBe(false);
  await connection(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('sends a waiting lead with its own form type and source, even when the form has changed meanwhile', async () => {
  const fetch = network('lost', ACCEPTED);
  await connection(false);
  await submit();
  await act(async () => root.render(island('quote', 'Fibra Ottica - Standard')));
  expect(text('.error-box')).toContain(OFFLINE);
  await connection(true);
  const [, request] = fetch.mock.calls.at(-1) ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ formType: 'contact', source: 'Fibra Ottica' });
  expect(new Set(keysOf(fetch)).size).toBe(1);
});

test('removes the notice of a request when the form changes to another', async () => {
  network(new Response('', { status: 500 }));
  await connection(true);
  await submit();
  expect(toast()).not.toBe('');
  await act(async () => root.render(island('contact', 'Fibra Ottica - Standard')));
  expect([toast(), text('.error-box')]).toEqual(['', '']);
});

test('sends nothing when a consent is unticked while the form waits', async () => {
  const fetch = network('lost', ACCEPTED);
  await connection(false);
  await submit();
  field('contactConsent').checked = false;
  await connection(true);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(toast()).toContain('Consenso al ricontatto richiesto');
});

test('does not count waiting as an attempt', async () => {
  const fetch = network('lost');
  await connection(false);
  for (let attempt = 0; attempt < 5; attempt++) await submit();
  expect(fetch).toHaveBeenCalledTimes(5);
  expect(toast()).toContain(OFFLINE);
});

test('shows a failure when the browser reports a connection that does not work', async () => {
  network('lost');
  await connection(true);
  await submit();
  expect(toast()).toContain("Errore nell'invio");
});

test('asks before the visitor leaves the page only while the form waits', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  network('lost', ACCEPTED);
  expect(leave()).toBe(false);
  await connection(false);
  await submit();
  expect(leave()).toBe(true);
  await connection(true);
  expect(leave()).toBe(false);
});
