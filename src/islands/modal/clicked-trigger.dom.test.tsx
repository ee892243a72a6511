import { beforeEach, expect, test, vi } from 'vitest';
import { watchTriggers } from './clicked-trigger.ts';

const clicks = watchTriggers('lead-dialog');
const listener = vi.fn();
clicks.subscribe(listener);

const link = () => document.querySelector('a') as HTMLAnchorElement;
const click = (init: MouseEventInit = {}, target: Element = link()): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#x" data-wakes="lead-dialog"><b>Apri</b></a><a href="#y" id="other">via</a>';
  listener.mockClear();
});

test('reports each click on a trigger, even the same one twice, and does not follow the link', () => {
  expect(click().defaultPrevented).toBe(true);
  const first = clicks.latest();
  expect(first?.trigger).toBe(link());
  click({}, document.querySelector('b') as Element);
  expect(clicks.latest()).not.toBe(first);
  expect(clicks.latest()?.trigger).toBe(link());
  expect(listener).toHaveBeenCalledTimes(2);
});

test('leaves other links, and clicks that open a tab or a window, to the browser', () => {
  const clicks = [
    click({}, document.querySelector('#other') as Element),
    click({ ctrlKey: true }),
    click({ metaKey: true }),
    click({ shiftKey: true }),
  ];
  expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false, false]);
  expect(listener).not.toHaveBeenCalled();
});

test('ignores a click that the early script holds, because it comes again', () => {
  const hold = (event: Event) => event.preventDefault();
  addEventListener('click', hold, { capture: true, once: true });
  click();
  expect(listener).not.toHaveBeenCalled();
});
