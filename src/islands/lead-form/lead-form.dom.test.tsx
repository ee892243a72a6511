import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkGates } from '../../early/gate.ts';
import { LEGAL_VERSION } from '../../lead/consent.ts';
import { contactLinks } from '../../navigation/contact-links.ts';
import { readSite } from '../../site/site.ts';
import { pageSends } from './attempt.ts';
import {
  button,
  field,
  form,
  GOOD,
  hydrate,
  open,
  render,
  serve,
  startAnother,
  submit,
  text,
  toast,
  type,
} from './lead-form.fixture.tsx';

const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});
// The gate checks again in a timer, which must not outlive the document.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 10)));

describe('hydration', () => {
  test('removes the browser’s hints, because React then shows its own messages', async () => {
    const root = serve();
    const hints = () => ['name', 'phone'].map((name) => field(name).title !== '');
    expect(hints()).toEqual([true, true]);
    await hydrate(root);
    expect(hints()).toEqual([false, false]);
  });

  test('takes the button and its line over from the early script, which leaves them alone from then on', async () => {
    const root = serve();
    checkGates();
    const gate = () => [button().disabled, text('output')];
    const closed = [true, 'Mancano: nome, email, telefono, la prima casella, la seconda casella.'];
    expect(gate()).toEqual(closed);
    await hydrate(root);
    expect(gate()).toEqual(closed);
    await type({ ...GOOD, name: ' ' });
    expect(gate()).toEqual([true, 'Mancano: nome.']);
    await type();
    expect(gate()).toEqual([false, '']);
    await type({ website: 'https://officine.example' });
    checkGates();
    expect(gate()).toEqual([true, '']);
    await type({ website: '' });
    await act(async () => {
      form().reset();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(gate()).toEqual(closed);
  });

  test('opens the button for what was filled in without an event, as soon as the visitor comes near', async () => {
    await open();
    await type({ ...GOOD, name: '' });
    field('name').value = 'Anna';
    expect(button().disabled).toBe(true);
    await act(async () => void button().dispatchEvent(new Event('pointerover', { bubbles: true })));
    expect(button().disabled).toBe(false);
  });

  test('keeps what was typed', async () => {
    const root = serve();
    await type();
    const before = field('name');
    await hydrate(root);
    expect(field('name')).toBe(before);
    expect(field('name').value).toBe('Giulia Montanari');
    expect(field('privacyConsent').checked).toBe(true);
  });

  test('keeps what was typed although something put nodes into the form', async () => {
    const root = serve();
    await type();
    const before = field('name');
    before.before(document.createElement('aside'));
    await hydrate(root);
    expect(field('name')).not.toBe(before);
    expect(field('name').value).toBe('Giulia Montanari');
    expect(field('contactConsent').checked).toBe(true);
  });
});

describe('sending', () => {
  beforeEach(async () => {
    await open();
    await type();
  });

  test('reports success and empties the form only when the server has accepted the lead', async () => {
    const fetch = answer(200, { ok: true, id: 'x' });
    await submit();
    expect(toast()).toContain('Richiesta inviata con successo!');
    expect(field('name').value).toBe('');
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/send-contact-email');
    expect(JSON.parse(String(request?.body))).toMatchObject({
      name: 'Giulia Montanari',
      source: 'Fibra Ottica',
      formType: 'contact',
      website: '',
      // The evidence of the consent.
      consentVersion: LEGAL_VERSION,
    });
  });

  test('refuses the next request within three seconds after a success', async () => {
    const fetch = answer(200, { ok: true, id: 'x' });
    await submit();
    await startAnother();
    await type();
    vi.mocked(performance.now).mockReturnValue(12_999);
    await submit();
    expect(toast()).toContain('Compilazione troppo veloce');
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.mocked(performance.now).mockReturnValue(13_000);
    await submit();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([
    [503, { ok: false, code: 'unavailable' }],
    [200, { ok: false }],
  ])('keeps the form and shows an error when the server answers %i with %j', async (status, body) => {
    answer(status, body);
    await submit();
    expect(toast()).toContain("Errore nell'invio");
    expect(field('name').value).toBe('Giulia Montanari');
  });

  test('keeps the form when the connection is lost, and repeats the id for a retry', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await submit();
    await submit();
    const keys = fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(toast()).toContain("Errore nell'invio");
  });

  test('sends the lead under a new id when its id belongs to other content', async () => {
    const keys: (string | null)[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
      keys.push(new Headers(request?.headers).get('Idempotency-Key'));
      return keys.length === 1
        ? Response.json({ ok: false, code: 'conflict' }, { status: 409 })
        : Response.json({ ok: true, id: 'x' });
    });
    await submit();
    expect(toast()).toContain('Richiesta inviata con successo!');
    expect(new Set(keys).size).toBe(2);
  });

  test('sends once when the form is submitted several times at once', async () => {
    const fetch = answer(200, { ok: true, id: 'x' });
    await act(async () => {
      for (let count = 0; count < 5; count++)
        document
          .querySelector('form')
          ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('shows a failure when the server refuses a value that no visitor can correct', async () => {
    answer(422, { ok: false, code: 'invalid', errors: { source: 'Provenienza del modulo non valida' } });
    await submit();
    expect(toast()).toContain("Errore nell'invio");
    expect(document.querySelector('.error-box li')).toBeNull();
  });

  test('moves the focus to the message after the answer, because the disabled button loses it', async () => {
    answer(503, { ok: false });
    await submit();
    expect(document.activeElement?.className).toBe('error-box');
  });

  test('moves the focus to the form’s message when the toast is closed', async () => {
    answer(422, { ok: false, code: 'invalid', errors: { email: 'Formato email non valido' } });
    await submit();
    const cross = document.querySelector<HTMLElement>('.toast button');
    await act(async () => cross?.focus());
    expect(document.activeElement).toBe(cross);
    await act(async () => cross?.click());
    expect(document.activeElement?.className).toBe('error-box');
  });

  test('blocks the fourth send', async () => {
    const fetch = answer(503, { ok: false });
    for (let attempt = 0; attempt < 4; attempt++) await submit();
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(toast()).toContain('Troppi tentativi');
  });

  test('shows the server’s messages under their fields', async () => {
    answer(422, { ok: false, code: 'invalid', errors: { email: 'Formato email non valido' } });
    await submit();
    expect(text('#prova-email-error')).toBe('Formato email non valido');
    expect(text('.error-box a')).toBe('Formato email non valido');
  });

  test('says what is wrong in one box, which has the focus, a link to each field and one to the telephone', async () => {
    field('email').value = 'g.montanari@';
    await submit();
    const boxes = document.querySelectorAll<HTMLElement>('form .error-box');
    expect(boxes).toHaveLength(1);
    expect(document.activeElement).toBe(boxes[0]);
    expect(text('.problem')).toBe('Dati non validi Controlla i campi evidenziati e riprova.');
    expect([...document.querySelectorAll('.error-box a')].map((link) => link.getAttribute('href'))).toEqual([
      '#prova-email',
      contactLinks(readSite().brand).phone.href,
    ]);
    const saying = (words: string) =>
      [...document.querySelectorAll('b, li, .field-message')].filter(
        ({ textContent }) => textContent === words,
      );
    expect(saying('Dati non validi')).toHaveLength(2);
    expect(saying('Formato email non valido')).toHaveLength(2);
  });

  test('shows a message in the summary and under the box of a wrong field, until the field is right', async () => {
    field('email').value = 'g.montanari@';
    field('contactConsent').checked = false;
    await submit();
    expect(text('.error-box')).toContain('Consenso al ricontatto obbligatorio');
    expect(text('#prova-contactConsent-error')).toBe('Il consenso al ricontatto è obbligatorio');
    expect(field('email').getAttribute('aria-describedby')).toBe('prova-email-error');

    await act(async () => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(field('email'), 'g.montanari@officine.example');
      field('email').dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(field('email').getAttribute('aria-invalid')).toBe('false');
  });

  test('shows a send under way on the button and ignores a second submit', async () => {
    let release: (answer: Response) => void = () => undefined;
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockReturnValue(new Promise<Response>((resolve) => (release = resolve)));
    await submit();
    expect(button().textContent).toBe('Invio in corso...');
    expect([button().disabled, form().ariaBusy]).toEqual([true, 'true']);
    await submit();
    expect(fetch).toHaveBeenCalledTimes(1);
    await act(async () => release(Response.json({ ok: true, id: 'x' })));
    expect(button().textContent).toBe('Invia Richiesta');
    expect(form().ariaBusy).toBeNull();
  });
});

test('counts the three seconds from the opening of a dialog', async () => {
  const fetch = answer(200, { ok: true, id: 'x' });
  await render(true);
  await type();
  vi.mocked(performance.now).mockReturnValue(12_999);
  await submit();
  expect(toast()).toContain('Compilazione troppo veloce');
  vi.mocked(performance.now).mockReturnValue(13_000);
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('counts sends of another form on the page', async () => {
  const fetch = answer(503, { ok: false });
  await open();
  await type();
  pageSends.count = 2;
  await submit();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(toast()).toContain('Troppi tentativi');
});

describe('while a send is under way', () => {
  let root: Root;
  let release: (answer: Response) => Promise<void>;
  const status = () => document.querySelector('.toasts [role=status] .announced') as HTMLElement;

  beforeEach(async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(
      new Promise((resolve) => {
        release = (response) => act(async () => resolve(response));
      }),
    );
    root = await open();
    await type();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
  });

  test('announces a send in a region that existed before, and empties it afterwards', async () => {
    const region = status();
    expect(region.textContent).toBe('');
    await submit();
    expect(status()).toBe(region);
    expect(region.textContent).toBe('Invio in corso...');
    await release(Response.json({ ok: true, id: 'x' }));
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
    await release(Response.json({ ok: true, id: 'x' }));
    expect(leave()).toBe(false);
  });

  test('does not take the focus when the visitor went on to another form', async () => {
    const other = document.body.appendChild(document.createElement('input'));
    await submit();
    await act(async () => other.focus());
    await release(Response.json({ ok: true, id: 'x' }));
    expect(text('.receipt-head')).toContain('Richiesta inviata con successo!');
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  test('focuses the message without scrolling back when the visitor scrolled away', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await submit();
    vi.spyOn(form(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 600));
    await release(Response.json({ ok: true, id: 'x' }));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  test('locks the consents during a send, and unlocks them when it fails', async () => {
    await submit();
    await act(async () => field('privacyConsent').click());
    expect(field('privacyConsent').checked).toBe(true);
    await release(Response.json({ ok: false }, { status: 503 }));
    expect(text('.error-box')).toContain("Errore nell'invio");
    await act(async () => field('privacyConsent').click());
    expect(field('privacyConsent').checked).toBe(false);
  });
});
