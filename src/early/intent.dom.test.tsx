import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchIntent } from './intent.ts';

const island = () => document.querySelector('astro-island') as HTMLElement;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeAll(watchIntent);
beforeEach(() => {
  document.body.innerHTML = `
    <astro-island ssr><button type="button">Apri</button><button type="submit">Invia</button><a href="#x">link</a><input></astro-island>
    <p>fuori</p>`;
});

test.each(['pointerdown', 'touchstart', 'focusin', 'pointerover', 'click'])(
  '%s in an island wakes it',
  (type) => {
    const heard = vi.fn();
    island().addEventListener('intent', heard);
    find('input').dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).toHaveBeenCalled();
    expect(island().hasAttribute('data-intent')).toBe(true);
  },
);

test('nothing outside an island wakes one', () => {
  find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(island().hasAttribute('data-intent')).toBe(false);
});

test('the first tap on a button waits for the island and then acts once', () => {
  const acted = vi.fn();
  const button = find('[type=button]');
  button.addEventListener('click', acted);
  button.click();
  expect(acted).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');

  island().removeAttribute('ssr');
  island().dispatchEvent(new Event('astro:hydrate'));
  expect(acted).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('when the island does not load the button is released without acting', () => {
  const acted = vi.fn();
  const button = find('[type=button]');
  button.addEventListener('click', acted);
  button.click();
  island().dispatchEvent(new Event('astro:hydration-error'));
  expect(acted).not.toHaveBeenCalled();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test.each(['[type=submit]', 'a', 'input'])('%s is never held: the browser serves it', (selector) => {
  const click = new Event('click', { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
