import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, field, form, GOOD, island, open, serve, submit, text, type } from './lead-form.fixture.tsx';

let root: Root;

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  root = await open();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Waits for the task that shows the message. */
const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
const enter = (name: string, value?: string) =>
  act(async () => {
    field(name).focus();
    if (value === undefined) return;
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = async (name: string) => {
  await act(async () => field(name).blur());
  await nextTask();
};
const message = (name: string) => text(`#prova-${name}-error`);
const spoken = () => text('.toasts [role=status] .announced');

test('shows the message of a wrong field when the visitor leaves it, and not before', async () => {
  for (const [name, says, value] of [
    ['name', 'Nome contiene caratteri non validi', 'R2D2'],
    ['email', 'Formato email non valido', 'g@'],
    ['phone', 'Telefono troppo lungo (max 20 caratteri)', '0'.repeat(21)],
    ['message', 'Messaggio troppo lungo (max 2000 caratteri)', 'a'.repeat(2001)],
  ] as const) {
    await enter(name, value);
    await nextTask();
    expect(message(name)).toBe('');
    await leave(name);
    expect(message(name)).toBe(says);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(field(name).getAttribute('aria-describedby')).toBe(`prova-${name}-error`);
    expect(spoken()).toBe(says);
    expect([text('.toast'), text('.error-box')]).toEqual(['', '']);
    expect(document.activeElement).toBe(document.body);
  }
});

test('shows no message for a field that was only passed through, but one for a field that was emptied again', async () => {
  await enter('name');
  await leave('name');
  expect(message('name')).toBe('');
  await enter('name', 'G');
  await enter('name', '');
  await leave('name');
  expect(message('name')).toBe('Nome è obbligatorio');
});

test('shows no message for an optional field that was emptied again', async () => {
  await enter('message', 'x');
  await enter('message', '');
  await leave('message');
  expect(message('message')).toBe('');
});

test('shows a message of its own for a consent that was unticked', async () => {
  for (const _ of ['given', 'taken back']) await act(async () => field('privacyConsent').click());
  await act(async () => field('privacyConsent').focus());
  await leave('privacyConsent');
  expect(message('privacyConsent')).toBe('Il consenso privacy è obbligatorio');
});

test('checks a wrong field again at every letter', async () => {
  await enter('email', 'g@');
  await leave('email');
  await enter('email', 'g@officine');
  expect(message('email')).toBe('Formato email non valido');
  await enter('email', GOOD.email);
  expect([message('email'), spoken()]).toEqual(['', '']);
  await enter('email', '');
  expect(message('email')).toBe('');
  await leave('email');
  expect(message('email')).toBe('Email è obbligatoria');
});

test('shows no message when the window loses the focus', async () => {
  await enter('email', 'g@');
  await act(async () => field('email').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await nextTask();
  expect(document.activeElement).toBe(field('email'));
  expect(message('email')).toBe('');
});

test('shows no message when the dialog closes', async () => {
  await enter('email', 'g@');
  form().parentElement?.toggleAttribute('hidden', true);
  await leave('email');
  expect(message('email')).toBe('');
});

test('waits with the message while the pointer is pressed, so that nothing moves under it', async () => {
  await enter('email', 'g@');
  await act(async () => button().dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await leave('email');
  expect(message('email')).toBe('');
  await act(async () => button().dispatchEvent(new Event('pointerup', { bubbles: true })));
  await nextTask();
  expect(message('email')).toBe('Formato email non valido');
});

test('keeps fields that were left after a send out of its summary', async () => {
  await type({ ...GOOD, email: 'g@' });
  await submit();
  await enter('phone', 'ufficio');
  await leave('phone');
  expect(message('phone')).toBe('Telefono contiene caratteri non validi');
  expect(text('.error-box a')).toBe('Formato email non valido');
});

test('takes the toast away once everything that a send found wrong is right', async () => {
  await type({ ...GOOD, email: 'g@', phone: 'ufficio' });
  await submit();
  await enter('email', GOOD.email);
  expect(text('.toast')).toContain('Dati non validi');
  await enter('phone', GOOD.phone);
  expect(text('.toast')).toBe('');
});

test('shows no message for a field that a success has emptied', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ok: true, id: 'x' }));
  await type();
  await submit();
  await enter('name');
  await leave('name');
  expect([field('name').value, message('name')]).toEqual(['', '']);
});

test('shows at once the message of a field that was left before hydration', async () => {
  await act(async () => root.unmount());
  const place = serve();
  field('name').value = 'Lucia 2';
  field('email').value = 'g@';
  // jsdom does not know what was left.
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector.includes(':user-') ? this === field('name') : matches.call(this, selector);
  });
  root = await act(async () => hydrateRoot(place, island()));
  await nextTask();
  expect([message('name'), message('email')]).toEqual(['Nome contiene caratteri non validi', '']);
});

test('checks what was typed before hydration', async () => {
  await act(async () => root.unmount());
  const place = serve();
  field('email').value = 'g@';
  root = await act(async () => hydrateRoot(place, island()));
  await enter('email');
  await leave('email');
  expect(message('email')).toBe('Formato email non valido');
});
