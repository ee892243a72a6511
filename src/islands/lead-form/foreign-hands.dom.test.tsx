import { act, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  button,
  field,
  GOOD,
  island,
  open,
  serve,
  startAnother,
  submit,
  text,
  toast,
  type,
} from './lead-form.fixture.tsx';
import { RetryBoundary } from './RetryBoundary.tsx';

describe('a form that something else has changed', () => {
  let root: Root;

  beforeEach(async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ok: true, id: 'x' }));
    root = await open('career');
    await type();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  /** Wraps each text in an element, as a browser's translation does. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.replaceWith(font);
      font.append(text.data);
    }
  };

  const choose = (name: string) =>
    act(async () => {
      const files = [new File(['%PDF-1.7'], name, { type: 'application/pdf' })];
      Object.defineProperty(field('attachment'), 'files', {
        value: files,
        configurable: true,
        writable: true,
      });
      field('attachment').dispatchEvent(new Event('change', { bubbles: true }));
    });

  test('shows no words of a success in an error on a translated page', async () => {
    await submit();
    expect(text('.receipt-head')).toContain('Ti contatteremo entro 24 ore');
    translate();
    await startAnother();
    await type({ ...GOOD, email: 'g.montanari@' });
    await submit();
    expect(text('.problem')).toBe('Dati non validi Controlla i campi evidenziati e riprova.');
  });

  test('names the current file and its problem on a translated page', async () => {
    await choose('uno.pdf');
    translate();
    await choose('due.pdf');
    expect(text('.file')).toContain('due.pdf');
    expect(text('.file')).not.toContain('uno.pdf');
    await choose('foto.png');
    translate();
    await act(async () => {
      Object.defineProperty(field('attachment'), 'files', {
        value: [new File([], 'vuoto.pdf')],
        configurable: true,
      });
      field('attachment').dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(text('#prova-attachment-error')).toBe('File vuotoIl file del curriculum è vuoto');
  });

  test('renders the form again, with what was typed, after an extension has moved its nodes', async () => {
    const first = field('requestId');
    const wrap = document.createElement('div');
    first.replaceWith(wrap);
    wrap.append(first);
    await type({ ...GOOD, email: 'g.montanari@' });
    await submit();
    expect(field('name').value).toBe(GOOD.name);
    expect(field('privacyConsent').checked).toBe(true);
    await type();
    await submit();
    expect(text('.receipt-head')).toContain('Richiesta inviata con successo!');
  });

  const HONEYPOT_TOAST = "Errore nell'invioSi è verificato un errore. Riprova più tardi.";

  test('says nothing about a filled honeypot until a send', async () => {
    const words = document.body.textContent;
    await type({ website: 'https://officine.example' });
    expect(document.body.textContent).toBe(words);
    await submit();
    expect(toast()).toBe(HONEYPOT_TOAST);
  });

  test('says nothing about a honeypot that a tool filled in before hydration', async () => {
    await act(async () => root.unmount());
    const place = serve('career');
    field('website').value = 'https://officine.example';
    root = await act(async () => hydrateRoot(place, island('career')));
    expect(document.querySelector('.error-box, .toast')).toBeNull();
  });

  test('counts a press on the button that the honeypot keeps disabled as a send', async () => {
    await type({ website: 'https://officine.example' });
    button().disabled = true;
    await act(async () => void button().dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(toast()).toBe(HONEYPOT_TOAST);
  });

  test('does nothing at a press on a button that is disabled because a field is empty', async () => {
    await type({ name: '' });
    button().disabled = true;
    await act(async () => void button().dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(toast()).toBe('');
  });
});

describe('RetryBoundary', () => {
  afterEach(() => vi.restoreAllMocks());

  /** @param failures how often the child fails, each time after it was rendered */
  const mount = async (failures: number) => {
    vi.spyOn(console, 'error').mockReturnValue();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    let drawn = 0;
    const Child = () => {
      useEffect(() => {
        drawn += 1;
        if (drawn <= failures) throw new Error('moved');
      }, []);
      return <p>da compilare</p>;
    };
    const place = document.createElement('div');
    const root = createRoot(place);
    const tree = (
      <RetryBoundary>
        <Child />
      </RetryBoundary>
    );
    let isLost = false;
    try {
      await act(async () => root.render(tree));
    } catch {
      isLost = true;
    }
    return { text: place.textContent, isLost, drawn };
  };

  test.each([1, 5])('renders its children again after %i failures', async (failures) => {
    expect(await mount(failures)).toEqual({ text: 'da compilare', isLost: false, drawn: failures + 1 });
  });

  test('gives up when its children always fail', async () => {
    const { text, isLost, drawn } = await mount(1000);
    expect([text, isLost]).toEqual(['', true]);
    expect(drawn).toBeLessThan(10);
  });
});
