import { beforeEach, expect, test, vi } from 'vitest';
import { hearTriggers } from './clicked-trigger.ts';

const clicks = hearTriggers('lead-dialog');
const told = vi.fn();
clicks.subscribe(told);

const link = () => document.querySelector('a') as HTMLAnchorElement;
const click = (init: MouseEventInit = {}, target: Element = link()): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#x" data-wakes="lead-dialog"><b>Apri</b></a><a href="#y" id="other">via</a>';
  told.mockClear();
});

test('each click on a trigger is told, the same one twice too, and the link is not followed', () => {
  expect(click().defaultPrevented).toBe(true);
  const first = clicks.latest();
  expect(first?.trigger).toBe(link());
  click({}, document.querySelector('b') as Element);
  expect(clicks.latest()).not.toBe(first);
  expect(clicks.latest()?.trigger).toBe(link());
  expect(told).toHaveBeenCalledTimes(2);
});

test('other links, and keys that open a tab or a window, are left to the browser', () => {
  const clicks = [
    click({}, document.querySelector('#other') as Element),
    click({ ctrlKey: true }),
    click({ metaKey: true }),
    click({ shiftKey: true }),
  ];
  expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false, false]);
  expect(told).not.toHaveBeenCalled();
});

test('a click that the early script holds does not count: it comes again', () => {
  const hold = (event: Event) => event.preventDefault();
  addEventListener('click', hold, { capture: true, once: true });
  click();
  expect(told).not.toHaveBeenCalled();
});
