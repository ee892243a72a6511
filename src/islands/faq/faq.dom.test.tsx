import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Faq } from './Faq.tsx';

// React asks for this before it lets a test drive its updates.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const ISLAND = (
  <Faq
    questions={['Quanto costa?', 'E se la linea si ferma?', 'Posso tenere i miei numeri?']}
    answer0="Niente."
    answer1={<a href="/servizi/backup">C’è il backup.</a>}
    answer2="Sì."
  />
);

let root: Root;
let animate: ReturnType<typeof vi.fn>;
let scrollIntoView: ReturnType<typeof vi.fn>;
const reactErrors: unknown[] = [];

const questions = () => [...document.querySelectorAll('details')];
const summary = (index: number) => document.querySelectorAll('summary')[index] as HTMLElement;
const opens = () => questions().map(({ open }) => open);
/** Waits for the task in which the browser fires `toggle`. */
const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const serve = (): void => {
  document.body.innerHTML = `<div id="root">${renderToString(ISLAND)}</div>`;
};
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, ISLAND, {
      onRecoverableError: (error) => reactErrors.push(error),
    });
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => reactErrors.push(words));
  vi.stubGlobal('scrollBy', vi.fn());
  // jsdom has no layout to scroll.
  scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  animate = vi.fn();
  Object.assign(Element.prototype, { animate, scrollIntoView });
  serve();
});
afterEach(async () => {
  await act(async () => root.unmount());
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  expect(reactErrors.splice(0)).toEqual([]);
});

test('renders on the server only what a browser without scripts needs', async () => {
  expect(document.querySelector('details')?.outerHTML).toBe(
    '<details><summary class="condensed flex min-h-19 items-center justify-between gap-6 py-3.5 text-3">' +
      'Quanto costa?<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"></path></svg></summary>' +
      '<p class="max-w-[34.4em] pt-0.5 pb-7" id="quanto-costa">Niente.</p></details>',
  );
  expect(opens()).toEqual([false, false, false]);
  expect(document.querySelector('#e-se-la-linea a')?.textContent).toBe('C’è il backup.');
  await hydrate();
});

test('keeps what a visitor has opened before hydration', async () => {
  summary(2).click();
  await hydrate();
  expect(opens()).toEqual([false, false, true]);
  await act(async () => summary(2).click());
  expect(opens()).toEqual([false, false, false]);
});

test.each(['Enter', ' '])('toggles a question once on a click or on the key “%s”', async (key) => {
  await hydrate();
  const press = () =>
    act(async () => {
      // The browser clicks when no script has prevented the key.
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

test('leaves a link in an answer to the browser', async () => {
  await hydrate();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const onClick = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', onClick, { once: true });
  document.querySelector('#e-se-la-linea a')?.dispatchEvent(click);
  expect(onClick).toHaveBeenCalled();
});

test('follows what the browser opens and closes, without animating it', async () => {
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

test('opens an answer when the visitor goes back to its address', async () => {
  await hydrate();
  location.hash = '#posso-tenere-i-miei';
  await later();
  await later();
  expect(opens()[2]).toBe(true);
  expect([animate.mock.calls, vi.mocked(scrollBy).mock.calls]).toEqual([[], []]);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('posso-tenere-i-miei')]);
});

test('animates an answer only when it opens and motion is allowed', async () => {
  await hydrate();
  await act(async () => summary(1).click());
  expect(animate.mock.contexts).toEqual([document.getElementById('e-se-la-linea')]);
  await act(async () => summary(1).click());
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  await act(async () => summary(2).click());
  expect(animate).toHaveBeenCalledTimes(1);
});

const lineUp = (question: HTMLElement | undefined, ...tops: number[]) => {
  if (question) question.getBoundingClientRect = () => new DOMRect(0, tops.shift());
};

test('closes the question that was open, and scrolls the opened one back to its place', async () => {
  await hydrate();
  await act(async () => summary(0).click());
  expect(scrollBy).not.toHaveBeenCalled();
  lineUp(questions()[2], 300, 180);
  await act(async () => summary(2).click());
  await later();
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -120, behavior: 'instant' });
  expect(opens()).toEqual([false, false, true]);
});

test('keeps of several that were opened before hydration the one with the focus', async () => {
  summary(0).click();
  summary(2).click();
  expect(opens()).toEqual([true, false, true]);
  summary(2).focus();
  lineUp(questions()[2], 300, 180);
  await hydrate();
  await later();
  expect(opens()).toEqual([false, false, true]);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -120, behavior: 'instant' });
});
