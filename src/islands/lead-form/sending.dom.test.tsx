import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, form, open, submit, text, type } from './lead-form.fixture.tsx';

let root: Root;
let answer: (answer: Response) => Promise<void>;
const status = () => document.querySelector('.toasts [role=status] .announced') as HTMLElement;

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = (response) => act(async () => resolve(response));
    }),
  );
  root = await open();
  await type();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

test('announces a send in a region that existed before, and empties it afterwards', async () => {
  const region = status();
  expect(region.textContent).toBe('');
  await submit();
  expect(status()).toBe(region);
  expect(region.textContent).toBe('Invio in corso...');
  await answer(Response.json({ ok: true, id: 'x' }));
  expect(region.textContent).toBe('');
});

test('asks before the visitor leaves the page, because the request would be lost', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  await submit();
  expect(leave()).toBe(true);
  await answer(Response.json({ ok: true, id: 'x' }));
  expect(leave()).toBe(false);
});

test('does not take the focus when the visitor went on to another form', async () => {
  const other = document.body.appendChild(document.createElement('input'));
  await submit();
  await act(async () => other.focus());
  await answer(Response.json({ ok: true, id: 'x' }));
  expect(text('.receipt-head')).toContain('Richiesta inviata con successo!');
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('focuses the message without scrolling back when the visitor scrolled away', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await submit();
  vi.spyOn(form(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 600));
  await answer(Response.json({ ok: true, id: 'x' }));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('locks the consents during a send, and unlocks them when it fails', async () => {
  await submit();
  await act(async () => field('privacyConsent').click());
  expect(field('privacyConsent').checked).toBe(true);
  await answer(Response.json({ ok: false }, { status: 503 }));
  expect(text('.error-box')).toContain("Errore nell'invio");
  await act(async () => field('privacyConsent').click());
  expect(field('privacyConsent').checked).toBe(false);
});
