import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/dom/eventually.ts';
import intent from '../islands/intent-directive.ts';
import { watchReaches } from './wake.ts';

const addresses = vi.hoisted(() => ({ runtime: '' }));
vi.mock('virtual:on-intent/islands', () => ({
  get default() {
    return addresses.runtime;
  },
}));

const island = () => document.querySelector('astro-island') as HTMLElement;
/** Plays the island's own click listener: React adds none before the island is live, and a held click is prevented. */
const actsOn = (button: HTMLElement) => {
  const acted = vi.fn();
  button.addEventListener('click', (event) => event.defaultPrevented || acted());
  return acted;
};
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Addresses of an island runtime that loads, fails or hangs. */
const RUNTIME = 'data:text/javascript,export default 1';
const LOST = 'data:text/javascript,throw 1';
const HANGS = 'data:text/javascript,await new Promise(() => {})';
const OPTIONS = { name: 'Prova', value: 'true' };
/** The attribute `opts` as Astro writes it for `client:intent` and `client:intent="screen"`. */
const opts = (value: true | string) => JSON.stringify({ name: 'Prova', value });

beforeAll(watchReaches);
beforeEach(() => {
  addresses.runtime = RUNTIME;
  document.body.innerHTML = `
    <astro-island ssr component-url="${RUNTIME}" renderer-url="${RUNTIME}" opts='${opts(true)}'><i id="inside"></i><button type="button" data-wakes="inside">Apri</button><button type="submit">Invia</button><button type="button" popovertarget="x">Menu</button><a href="#x">link</a><input></astro-island>
    <p>fuori</p><a class="caller" data-wakes="inside" href="#contatto-hero">Richiedi</a>`;
});

test.each(['focusin', 'pointerover', 'click'])('wakes an island on %s inside it', (type) => {
  find('input').dispatchEvent(new Event(type, { bubbles: true }));
  expect(island().dataset['intent']).toBe('');
});

test('wakes no island on a reach outside of it', () => {
  find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(island().dataset['intent']).toBeUndefined();
});

test.each(['[type=submit]', '[popovertarget]', 'a', 'input'])(
  'never holds a click on %s, which the browser handles itself',
  (selector) => {
    const click = new Event('click', { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  },
);

/** What Astro passes to a directive: a function that loads the island's code and returns the one that hydrates it. */
const live = async () => async () => island().removeAttribute('ssr');

test.each(['button[data-wakes]', '.caller'])(
  'holds the first tap on %s until the island is live, then lets it act once',
  async (selector) => {
    const trigger = find(selector);
    const acted = actsOn(trigger);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    trigger.dispatchEvent(click);
    expect([click.defaultPrevented, trigger.ariaBusy]).toEqual([true, 'true']);
    expect(acted).not.toHaveBeenCalled();

    intent(live, OPTIONS, island());
    await eventually(() => expect(acted).toHaveBeenCalledTimes(1));
    expect([trigger.ariaBusy, island().hasAttribute('ssr')]).toEqual([null, false]);
  },
);

test('lets only the last of two tapped triggers act, and leaves neither busy', async () => {
  const [first, second] = [find('button[data-wakes]'), find('.caller')];
  const [firstActed, secondActed] = [actsOn(first), actsOn(second)];
  first.click();
  second.click();
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1);
  intent(live, OPTIONS, island());
  await eventually(() => expect(secondActed).toHaveBeenCalledTimes(1));
  expect(firstActed).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
});

test('loads an island after the first reach, and only once', async () => {
  const load = vi.fn(live);
  intent(load, OPTIONS, island());
  expect(load).not.toHaveBeenCalled();
  find('input').dispatchEvent(new Event('focusin', { bubbles: true }));
  find('input').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await eventually(() => expect(load).toHaveBeenCalled());
  expect(load).toHaveBeenCalledTimes(1);
});

test('releases the button without acting when the island fails to load, and retries on the next reach', async () => {
  const button = find('button[data-wakes]');
  const acted = actsOn(button);
  button.click();
  const load = vi.fn(async (): Promise<() => Promise<void>> => {
    island().dispatchEvent(new Event('astro:hydration-error'));
    return async () => undefined;
  });
  intent(load, OPTIONS, island());
  await eventually(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  expect(acted).not.toHaveBeenCalled();

  load.mockImplementation(live);
  button.click();
  await eventually(() => expect(acted).toHaveBeenCalledTimes(1));
});

test('retries a failed load at another address, because Firefox never requests the same one again', async () => {
  location.hash = '';
  addresses.runtime = LOST;
  find('.caller').click();
  await eventually(() => expect(location.hash).toBe('#contatto-hero'));
  Object.assign(globalThis, { asked: undefined });
  addresses.runtime = 'data:text/javascript,globalThis.asked = import.meta.url//';
  find('input').dispatchEvent(new Event('focusin', { bubbles: true }));
  await eventually(() => expect(Reflect.get(globalThis, 'asked')).toMatch(/\?$/));
});

describe('an island with a media query', () => {
  const reach = (query: string, connection?: NetworkInformation) => {
    vi.stubGlobal('matchMedia', (asked: string) => ({ matches: asked === 'screen' }));
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    island().setAttribute('opts', opts(query));
    find('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    return island().dataset['intent'];
  };

  test('wakes when its query matches', () => {
    expect(reach('screen')).toBe('');
  });

  test('stays HTML when its query does not match', () => {
    expect(reach('(hover: hover)')).toBeUndefined();
  });

  test('wakes on a fast connection', () => {
    expect(reach('screen', { effectiveType: '4g', saveData: false })).toBe('');
  });

  test.each<NetworkInformation>([
    { saveData: true },
    { effectiveType: 'slow-2g' },
    { effectiveType: '2g' },
    { effectiveType: '3g' },
  ])('stays HTML when the connection is %o', (connection) => {
    expect(reach('screen', connection)).toBeUndefined();
  });
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'never holds a click with %s, which opens a new tab or window',
  (key) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    find('.caller').dispatchEvent(click);
    expect([click.defaultPrevented, find('.caller').ariaBusy]).toEqual([false, null]);
  },
);

test('requests the module after the frame that shows the tap', async () => {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  location.hash = '';
  addresses.runtime = LOST;
  find('.caller').click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(find('.caller').ariaBusy).toBe('true');
  for (const [show] of frame.mock.calls) show(0);
  frame.mockRestore();
  await eventually(() => expect(location.hash).toBe('#contatto-hero'));
});

test('leaves a trigger to the browser when its island is live or not on the page', () => {
  for (const wake of ['inside', 'nowhere']) {
    island().removeAttribute('ssr');
    find('.caller').dataset['wakes'] = wake;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('.caller').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  }
});

test('follows a held link when the runtime fails to load', async () => {
  location.hash = '';
  addresses.runtime = LOST;
  find('.caller').click();
  await eventually(() => expect(location.hash).toBe('#contatto-hero'));
  expect(find('.caller').hasAttribute('aria-busy')).toBe(false);
});

test.each(['the runtime', 'the island'])('follows a held link after ten seconds while %s hangs', (hung) => {
  location.hash = '';
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  if (hung === 'the runtime') addresses.runtime = HANGS;
  find('.caller').click();
  if (hung === 'the island') intent(() => new Promise(() => undefined), OPTIONS, island());
  vi.advanceTimersByTime(9_999);
  expect([location.hash, find('.caller').ariaBusy]).toEqual(['', 'true']);
  vi.advanceTimersByTime(1);
  expect([location.hash, find('.caller').ariaBusy]).toEqual(['#contatto-hero', null]);
  vi.useRealTimers();
});

test('does not follow a link that the island has handled within ten seconds', async () => {
  location.hash = '';
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const acted = actsOn(find('.caller'));
  // As the dialog does, which opens instead.
  find('.caller').addEventListener('click', (event) => event.preventDefault());
  find('.caller').click();
  void intent(live, OPTIONS, island());
  await eventually(() => expect(acted).toHaveBeenCalledTimes(1));
  vi.advanceTimersByTime(10_000);
  expect(location.hash).toBe('');
  vi.useRealTimers();
});

test('checks the gates of the forms on every reach, because autofill fires no event', async () => {
  document.body.innerHTML = `<form class="lead-form"><input name="website"><input name="requestId"><input name="name" data-need="nome" required>
    <output name="missing"></output><button name="send">Invia</button></form>`;
  find('[name=name]').dispatchEvent(new Event('focusin', { bubbles: true }));
  await eventually(() => expect(find('[name=send]').hasAttribute('disabled')).toBe(true));
  (find('[name=name]') as HTMLInputElement).value = 'Anna';
  find('[name=send]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await eventually(() => expect(find('[name=send]').hasAttribute('disabled')).toBe(false));
});
