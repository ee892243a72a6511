import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepFocusIn } from '../../focus/keep-focus.ts';
import { isUntouched } from './is-untouched.ts';
import { returnFocus } from './return-focus.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const input = (name: string) => find(`[name=${name}]`) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `
    <a id="outside" href="#x">fuori</a>
    <button popovertarget="menu">Menu</button>
    <div id="menu"><a id="in-menu" href="#x">voce</a></div>
    <div id="dialog">
      <h2 tabindex="-1">Titolo</h2><button id="first">Chiudi</button>
      <input hidden name="requestId" value="1"><input type="hidden" name="source" value="Fibra"><input name="website" tabindex="-1">
      <input name="email"><textarea name="message"></textarea><input type="checkbox" name="privacyConsent">
      <button id="last">Invia</button><button id="disabled" disabled>Altro</button>
    </div>`;
});

describe('keepFocusIn', () => {
  const press = (key: string, shiftKey = false) => {
    const event = { key, shiftKey, preventDefault: vi.fn() };
    keepFocusIn(find('#dialog'), event);
    return event.preventDefault.mock.calls.length > 0;
  };

  test('Tab wraps at both ends, past what is disabled, hidden or out of the order', () => {
    find('#last').focus();
    expect(press('Tab')).toBe(true);
    expect(document.activeElement).toBe(find('#first'));
    expect(press('Tab', true)).toBe(true);
    expect(document.activeElement).toBe(find('#last'));
  });

  test('the browser serves every other stop and key', () => {
    input('email').focus();
    expect([press('Tab'), press('Tab', true), press('Enter')]).toEqual([false, false, false]);
    find('#last').focus();
    expect([press('Tab', true), press('Escape')]).toEqual([false, false]);
    find('h2').focus();
    expect(press('Tab')).toBe(false);
  });

  test('before the heading, which has the focus at first, comes the last stop', () => {
    find('h2').focus();
    expect(press('Tab', true)).toBe(true);
    expect(document.activeElement).toBe(find('#last'));
  });

  test('from a message between stops the browser goes on both ways; from one after them all, the first is next', () => {
    find('[name=email]').insertAdjacentHTML('beforebegin', '<p id="summary" tabindex="-1"></p>');
    find('#disabled').insertAdjacentHTML('afterend', '<p id="notice" tabindex="-1"></p>');
    find('#summary').focus();
    expect([press('Tab'), press('Tab', true)]).toEqual([false, false]);
    find('#notice').focus();
    expect(press('Tab', true)).toBe(false);
    expect(press('Tab')).toBe(true);
    expect(document.activeElement).toBe(find('#first'));
  });
});

describe('returnFocus', () => {
  test('goes to the trigger', () => {
    returnFocus(find('#outside'));
    expect(document.activeElement).toBe(find('#outside'));
  });

  test('goes to the button of the menu that held the trigger', () => {
    find('#menu').setAttribute('popover', '');
    returnFocus(find('#in-menu'));
    expect(document.activeElement).toBe(find('[popovertarget]'));
  });

  test('goes to the bar where that button is not seen', () => {
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
});

describe('isUntouched', () => {
  test('hidden values are nobody’s typing', () => {
    expect(isUntouched(find('#dialog'))).toBe(true);
  });

  test.each(['email', 'message'])('a text in %s is', (name) => {
    input(name).value = 'x';
    expect(isUntouched(find('#dialog'))).toBe(false);
  });

  test('a ticked box is', () => {
    input('privacyConsent').checked = true;
    expect(isUntouched(find('#dialog'))).toBe(false);
  });
});
