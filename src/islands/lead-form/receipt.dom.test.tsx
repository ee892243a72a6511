import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkGates } from '../../early/gate.ts';
import { contactLinks } from '../../navigation/contact-links.ts';
import { readSite } from '../../site/site.ts';
import {
  field,
  form,
  GOOD,
  open,
  render,
  renderForm,
  startAnother,
  submit,
  text,
  toast,
  type,
} from './lead-form.fixture.tsx';

const ID = '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f';
const { brand, receipts } = readSite();
const heading = () => document.querySelector('.receipt-head h2, .receipt-head h3');
const isHidden = (name: string) => field(name).closest('[hidden]') !== null;

let root: Root;
let answers: () => Response;

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  answers = () => Response.json({ ok: true, id: ID });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers());
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

const send = async () => {
  await type();
  await submit();
};

test('replaces the form with a receipt that has the number of the lead and the focus', async () => {
  root = await open();
  await send();
  expect(document.activeElement).toBe(heading());
  expect(heading()?.tagName).toBe('H2');
  expect(text('.receipt')).toContain('0190-B5E2');
  expect(isHidden('name')).toBe(true);
  expect(isHidden('missing')).toBe(true);
  expect(isHidden('send')).toBe(true);
  for (const { when, text: words } of receipts.request.steps)
    for (const said of [when, words]) expect(text('.receipt ol')).toContain(said);
  const { phone } = contactLinks(brand);
  expect(document.querySelector('.receipt a')?.getAttribute('href')).toBe(phone.href);
});

test('shows the words of the toast', async () => {
  root = await open();
  await send();
  expect(text('.receipt-head')).toBe(toast());
});

test('shows the thanks of its page, while the toast keeps the common words', async () => {
  const thanks = { title: 'Ti aspettiamo in negozio.', text: 'Il buono arriva per email.' };
  root = await renderForm({ thanks });
  vi.mocked(performance.now).mockReturnValue(20_000);
  await send();
  expect(text('.receipt-head')).toBe(thanks.title + thanks.text);
  expect(document.activeElement).toBe(heading());
  expect(toast()).toContain('Richiesta inviata con successo!');
});

test('shows the next steps of an application', async () => {
  root = await open('career');
  await send();
  expect(text('.receipt ol')).toContain(receipts.application.steps[2]?.text);
  expect(text('.receipt')).toContain('Candidatura n. 0190-B5E2');
});

test('has a heading one level below the title of a dialog', async () => {
  root = await render(true);
  vi.mocked(performance.now).mockReturnValue(20_000);
  await send();
  expect(heading()?.tagName).toBe('H3');
});

test('keeps the form when it was not sent', async () => {
  answers = () => Response.json({ ok: false, code: 'unavailable' }, { status: 503 });
  root = await open();
  await send();
  expect(document.querySelector('.receipt')).toBeNull();
  expect(isHidden('name')).toBe(false);
});

test('leaves the number out when the answer has no id', async () => {
  answers = () => Response.json({ ok: true });
  root = await open();
  await send();
  expect(heading()).not.toBeNull();
  expect(text('.receipt')).not.toContain('Richiesta n.');
});

test('starts another request with an empty form, the focus on its first field and a new id', async () => {
  const { mock } = vi.mocked(fetch);
  root = await open();
  await send();
  await startAnother();
  expect(document.querySelector('.receipt')).toBeNull();
  expect(toast()).toBe('');
  expect(document.activeElement).toBe(field('name'));
  expect(isHidden('name')).toBe(false);
  expect([field('name').value, field('privacyConsent').checked]).toEqual(['', false]);
  checkGates();
  expect(form().querySelector('output')?.value).toMatch(/^Mancano/);
  vi.mocked(performance.now).mockReturnValue(20_000);
  await type({ ...GOOD, name: 'Davide Rinaldoni' });
  await submit();
  const keys = mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

/** Clicks a link with this fragment beside the form. */
const jump = (fragment: string) =>
  act(async () => {
    const link = Object.assign(document.createElement('a'), { href: fragment, textContent: 'vai' });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
  });

test('shows an empty form to a visitor who comes back by a link to it, and the receipt after any other jump', async () => {
  root = await open();
  const place = document.createElement('main');
  place.id = 'main';
  place.innerHTML = '<section id="modulo"></section>';
  const parent = document.getElementById('root') as HTMLElement;
  parent.before(place);
  place.querySelector('section')?.append(parent);
  await send();
  await jump('#main');
  expect(document.querySelector('.receipt')).not.toBeNull();
  await jump('#modulo');
  expect(document.querySelector('.receipt')).toBeNull();
  expect([field('name').value, isHidden('name')]).toEqual(['', false]);
});

test('shows an empty form at the next opening of its dialog', async () => {
  const { createRoot } = await import('react-dom/client');
  const { LeadForm } = await import('./LeadForm.tsx');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const show = (opening: object) =>
    act(async () => root.render(<LeadForm id="prova" dialog={{}} opening={opening} />));
  const first = {};
  await show(first);
  vi.mocked(performance.now).mockReturnValue(20_000);
  await send();
  await show(first);
  expect(document.querySelector('.receipt')).not.toBeNull();
  await show({});
  expect(document.querySelector('.receipt')).toBeNull();
  expect(toast()).toBe('');
});

test('leads to the telephone where a failure asks to get in touch directly', async () => {
  answers = () => Response.json({ ok: false, code: 'unavailable' }, { status: 503 });
  root = await open();
  await send();
  const { phone } = contactLinks(brand);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.error-box a, .toast a')];
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['contattaci direttamente', phone.href],
    [phone.text, phone.href],
    ['contattaci direttamente', phone.href],
  ]);
  expect(text('.problem')).toBe(
    "Errore nell'invio Si è verificato un errore. Riprova più tardi o contattaci direttamente.",
  );
});
