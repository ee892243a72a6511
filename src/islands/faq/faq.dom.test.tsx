import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Faq } from './Faq.tsx';

// React asks for this before it lets a test drive its updates.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const ISLAND = (
  <Faq
    name="faq-prova"
    questions={['Quanto costa?', 'E se la linea si ferma?', 'Posso tenere i miei numeri?']}
    answer0="Niente."
    answer1={<a href="/servizi/backup">C’è il backup.</a>}
    answer2="Sì."
  />
);

let root: Root;
let animate: ReturnType<typeof vi.fn>;
const complaints: unknown[] = [];

const questions = () => [...document.querySelectorAll('details')];
const summary = (index: number) => document.querySelectorAll('summary')[index] as HTMLElement;
const opens = () => questions().map(({ open }) => open);
/** Lets the task come in which the browser says what it has opened and closed. */
const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const serve = (): void => {
  document.body.innerHTML = `<div id="root">${renderToString(ISLAND)}</div>`;
};
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, ISLAND, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  animate = vi.fn();
  Object.assign(Element.prototype, { animate });
  serve();
});
afterEach(async () => {
  await act(async () => root.unmount());
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
});

test('the HTML of the server is what a browser without scripts needs, and no more', async () => {
  expect(document.querySelector('details')?.outerHTML).toBe(
    '<details name="faq-prova"><summary class="condensed flex min-h-19 items-center justify-between gap-6 py-3.5 text-3">' +
      'Quanto costa?<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"></path></svg></summary>' +
      '<p class="max-w-[34.4em] pt-0.5 pb-7" id="quanto-costa">Niente.</p></details>',
  );
  expect(opens()).toEqual([false, false, false]);
  expect(document.querySelector('#e-se-la-linea a')?.textContent).toBe('C’è il backup.');
  await hydrate();
});

test('what a visitor has opened and closed before React came stays so', async () => {
  summary(2).click();
  await hydrate();
  expect(opens()).toEqual([false, false, true]);
  await act(async () => summary(2).click());
  expect(opens()).toEqual([false, false, false]);
});

test.each(['Enter', ' '])('a click turns a question once, and so does the key “%s”', async (key) => {
  await hydrate();
  const press = () =>
    act(async () => {
      // What the browser adds to a key that nobody has taken.
      for (const type of ['keydown', 'keyup'])
        if (summary(1).dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true })))
          if (type === (key === ' ' ? 'keyup' : 'keydown')) summary(1).click();
    });
  await press();
  expect(opens()[1]).toBe(true);
  await act(async () => summary(1).click());
  expect(opens()[1]).toBe(false);
  await press();
  expect(opens()[1]).toBe(true);
});

test('a link in an answer stays a link', async () => {
  await hydrate();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const hear = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', hear, { once: true });
  document.querySelector('#e-se-la-linea a')?.dispatchEvent(click);
  expect(hear).toHaveBeenCalled();
});

test('React follows what the browser opens and closes, and unrolls nothing', async () => {
  await hydrate();
  const [first, , third] = questions();
  if (first && third) [first.open, third.open] = [false, true];
  await later();
  expect(opens()).toEqual([false, false, true]);
  expect(animate).not.toHaveBeenCalled();
  await act(async () => summary(2).click());
  await later();
  expect(opens()).toEqual([false, false, false]);
});

test('the way back to the address of an answer opens it', async () => {
  await hydrate();
  location.hash = '#posso-tenere-i-miei';
  await later();
  await later();
  expect(opens()[2]).toBe(true);
  expect([animate.mock.calls, vi.mocked(scrollBy).mock.calls]).toEqual([[], []]);
});

test('an answer unrolls where motion is welcome, and only when it opens', async () => {
  await hydrate();
  await act(async () => summary(1).click());
  expect(animate.mock.contexts).toEqual([document.getElementById('e-se-la-linea')]);
  await act(async () => summary(1).click());
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  await act(async () => summary(2).click());
  expect(animate).toHaveBeenCalledTimes(1);
});

test('a question that moved when another one closed is scrolled back under the finger', async () => {
  await hydrate();
  const places = [300, 180];
  vi.spyOn(summary(2), 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, places.shift()));
  await act(async () => summary(2).click());
  expect(scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' });
});
