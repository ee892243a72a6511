import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import intent from '../islands/intent/directive.ts';
import { type SleepingIsland, watchIntent } from './intent.ts';

const island = () => document.querySelector('astro-island') as SleepingIsland;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const OPTIONS = { name: 'Prova', value: 'true' };

beforeAll(watchIntent);
beforeEach(() => {
  document.body.innerHTML = `
    <astro-island ssr><button type="button">Apri</button><button type="submit">Invia</button><a href="#x">link</a><input></astro-island>
    <p>fuori</p>`;
});

test.each(['pointerdown', 'focusin', 'pointerover', 'click'])('%s in an island wakes it', (type) => {
  const heard = vi.fn();
  island().addEventListener('intent', heard);
  find('input').dispatchEvent(new Event(type, { bubbles: true }));
  expect(heard).toHaveBeenCalled();
  expect(island().dataset['intent']).toBe('');
});

test('nothing outside an island wakes one', () => {
  find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(island().dataset['intent']).toBeUndefined();
});

test.each(['[type=submit]', 'a', 'input'])('%s is never held: the browser serves it', (selector) => {
  const click = new Event('click', { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

/** What Astro hands to a directive: loading the island's code, then the function that hydrates. */
const live = async () => async () => island().removeAttribute('ssr');

test('the first tap on a button waits for the island and then acts once', async () => {
  const acted = vi.fn();
  const button = find('[type=button]');
  button.addEventListener('click', acted);
  button.click();
  expect(acted).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');

  intent(live, OPTIONS, island());
  await vi.waitFor(() => expect(acted).toHaveBeenCalledTimes(1));
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('an island that was not reached for sleeps on', async () => {
  const load = vi.fn(live);
  intent(load, OPTIONS, island());
  expect(load).not.toHaveBeenCalled();
  find('input').dispatchEvent(new Event('focusin', { bubbles: true }));
  find('input').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('an island that does not load lets the button go without acting, and the next reach tries again', async () => {
  const acted = vi.fn();
  const button = find('[type=button]');
  button.addEventListener('click', acted);
  button.click();
  const load = vi.fn(async () => {
    island().dispatchEvent(new Event('astro:hydration-error'));
    return async () => undefined;
  });
  intent(load, OPTIONS, island());
  await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  expect(acted).not.toHaveBeenCalled();

  load.mockImplementation(live);
  button.click();
  await vi.waitFor(() => expect(acted).toHaveBeenCalledTimes(1));
});
