import { beforeEach, expect, test, vi } from 'vitest';
import { returnFocus } from './use-opening.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <a id="outside" href="#x">fuori</a>
    <button popovertarget="menu">Menu</button>
    <div id="menu"><a id="in-menu" href="#x">voce</a></div>`;
});

test('returns the focus to the trigger', () => {
  returnFocus(find('#outside'));
  expect(document.activeElement).toBe(find('#outside'));
});

test('returns the focus to the button of the menu that contains the trigger', () => {
  find('#menu').setAttribute('popover', '');
  returnFocus(find('#in-menu'));
  expect(document.activeElement).toBe(find('[popovertarget]'));
});

test('moves the focus to the bar when that button cannot take it', () => {
  find('#menu').setAttribute('popover', '');
  const bar = document.createElement('header');
  bar.className = 'bar';
  bar.innerHTML = '<a href="/">Trama</a>';
  document.body.append(bar);
  vi.spyOn(find('[popovertarget]'), 'focus').mockReturnValue();
  returnFocus(find('#in-menu'));
  expect(document.activeElement).toBe(find('.bar a'));
  bar.remove();
});
