import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  about,
  click,
  focus,
  hydrate,
  lines,
  link,
  openPanels,
  outside,
  press,
  see,
  serve,
  services,
} from './mega-menu.fixture.tsx';

beforeEach(serve);
const expanded = () => [lines().ariaExpanded, services().ariaExpanded];

describe('the state of a panel', () => {
  test('is left to the browser in the server’s HTML', () => {
    expect(expanded()).toEqual([null, null]);
  });

  test('is set by React after hydration, and follows the panel however it opens', async () => {
    await hydrate();
    expect(expanded()).toEqual(['false', 'false']);
    await click(lines());
    expect(expanded()).toEqual(['true', 'false']);
    await act(async () => document.getElementById('services')?.showPopover());
    expect(expanded()).toEqual(['false', 'true']);
    await click(services());
    expect(expanded()).toEqual(['false', 'false']);
  });

  test('stays as the visitor set it before hydration', async () => {
    lines().click();
    await hydrate();
    expect(openPanels()).toEqual(['lines']);
    expect(expanded()).toEqual(['true', 'false']);
  });
});

test('shows no panel as open, and keeps the links, when the browser does not support popovers', async () => {
  for (const panel of document.querySelectorAll('nav')) {
    const unknown = panel.cloneNode(true) as HTMLElement;
    vi.spyOn(unknown, 'matches').mockImplementation(() => {
      throw new SyntaxError();
    });
    panel.replaceWith(unknown);
  }
  await hydrate();
  expect(expanded()).toEqual(['false', 'false']);
  expect(about()).not.toBeNull();
});

describe('keys on the bar', () => {
  test.each([
    ['ArrowRight', lines, services],
    ['ArrowRight', services, about],
    ['ArrowLeft', services, lines],
    ['End', lines, about],
    ['Home', about, lines],
  ])('moves the focus on %s', async (key, from, to) => {
    await hydrate();
    await focus(from());
    expect(await press(key)).toBe(true);
    expect(document.activeElement).toBe(to());
  });

  test.each([
    ['ArrowRight', about],
    ['ArrowLeft', lines],
    ['ArrowUp', lines],
    ['ArrowDown', about],
    ['a', lines],
  ])('leaves %s to the browser when there is no target', async (key, from) => {
    await hydrate();
    await focus(from());
    expect(await press(key)).toBe(false);
    expect(document.activeElement).toBe(from());
  });

  test('opens the panel on ArrowDown and goes to its first link, also when it is already open', async () => {
    await hydrate();
    for (const _ of [1, 2]) {
      await focus(lines());
      expect(await press('ArrowDown')).toBe(true);
      expect(openPanels()).toEqual(['lines']);
      expect(document.activeElement).toBe(link(1));
    }
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('leaves keys with %s to the browser', async (held) => {
    await hydrate();
    await focus(services());
    for (const key of ['ArrowLeft', 'ArrowDown', 'Home'])
      expect(await press(key, { [held]: true })).toBe(false);
    expect(document.activeElement).toBe(services());
  });
});

describe('keys in a panel', () => {
  test.each([
    ['ArrowDown', 1, 2],
    ['ArrowRight', 2, 3],
    ['ArrowUp', 3, 2],
    ['ArrowLeft', 2, 1],
    ['End', 1, 3],
    ['Home', 3, 1],
    ['ArrowDown', 3, 3],
  ])('goes on %s from link %i to %i', async (key, from, to) => {
    await hydrate();
    await click(lines());
    await focus(link(from));
    await press(key);
    expect(document.activeElement).toBe(link(to));
    expect(openPanels()).toEqual(['lines']);
  });

  test('goes on ArrowUp from the first link to the button, and leaves the panel open', async () => {
    await hydrate();
    await click(lines());
    await focus(link(1));
    await press('ArrowUp');
    expect(document.activeElement).toBe(lines());
    expect(openPanels()).toEqual(['lines']);
  });

  test('closes the panel on Escape and returns to the button', async () => {
    await hydrate();
    await click(lines());
    await focus(link(2));
    await press('Escape');
    expect(openPanels()).toEqual([]);
    expect(document.activeElement).toBe(lines());
  });
});

describe('an open panel', () => {
  beforeEach(async () => {
    await hydrate();
    await click(lines());
    await focus(lines());
  });

  test('closes when the focus leaves its button or the panel', async () => {
    await focus(link(1));
    await focus(lines());
    expect(openPanels()).toEqual(['lines']);
    await focus(services());
    expect(openPanels()).toEqual([]);
    await click(lines());
    await focus(link(1));
    await focus(outside());
    expect(openPanels()).toEqual([]);
  });

  test('stays open when the window loses the focus', async () => {
    await act(async () => lines().blur());
    expect(openPanels()).toEqual(['lines']);
  });

  test.each(['hashchange', 'pagehide'])('closes on %s', async (type) => {
    await act(async () => dispatchEvent(new Event(type)));
    expect(openPanels()).toEqual([]);
  });

  test('closes at a width that hides its button', async () => {
    await act(async () => dispatchEvent(new Event('resize')));
    expect(openPanels()).toEqual(['lines']);
    see(false);
    await act(async () => dispatchEvent(new Event('resize')));
    expect(openPanels()).toEqual([]);
  });
});
