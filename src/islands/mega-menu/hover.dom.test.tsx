import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  click,
  dismiss,
  focus,
  hydrate,
  leave,
  lines,
  linesPanel,
  link,
  openPanels,
  pass,
  point,
  press,
  serve,
  services,
} from './mega-menu.fixture.tsx';

/** What src/islands/mega-menu promises, written out so that a change is noticed. */
const OPEN_DELAY = 120;
const CLOSE_DELAY = 300;
const CLICK_GRACE = 400;
const LONG = 10_000;

const hover = async () => {
  await point(lines());
  await pass(OPEN_DELAY);
};

describe('a mouse', () => {
  beforeEach(async () => {
    serve();
    await hydrate();
  });

  test('opens after a rest of 120 ms', async () => {
    await point(lines());
    await pass(OPEN_DELAY - 1);
    expect(openPanels()).toEqual([]);
    await pass(1);
    expect(openPanels()).toEqual(['lines']);
  });

  test('that moves on while it is there opens at the same time', async () => {
    await point(lines());
    await pass(OPEN_DELAY - 1);
    await point(lines());
    await pass(1);
    expect(openPanels()).toEqual(['lines']);
  });

  test('that only crosses opens nothing', async () => {
    await point(lines());
    await pass(OPEN_DELAY - 1);
    await leave(lines());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });

  test('has 300 ms for the way to the panel, and back', async () => {
    await hover();
    await leave(lines());
    await pass(CLOSE_DELAY - 1);
    await point(linesPanel());
    await pass(LONG);
    expect(openPanels()).toEqual(['lines']);
    await leave(linesPanel());
    await pass(CLOSE_DELAY - 1);
    await point(lines());
    await pass(LONG);
    expect(openPanels()).toEqual(['lines']);
    await leave(lines());
    await pass(CLOSE_DELAY);
    expect(openPanels()).toEqual([]);
  });

  test('that leaves closes nothing while the focus is in the panel', async () => {
    await hover();
    await focus(link(1));
    await leave(lines());
    await pass(LONG);
    expect(openPanels()).toEqual(['lines']);
  });

  test('opens one panel at a time', async () => {
    await hover();
    await leave(lines());
    await point(services());
    await pass(OPEN_DELAY);
    expect(openPanels()).toEqual(['services']);
    await pass(LONG);
    expect(openPanels()).toEqual(['services']);
  });

  test.each([
    [CLICK_GRACE - 1, ['lines']],
    [CLICK_GRACE, []],
  ])('whose click comes %i ms after a panel has opened leaves %o open', async (after, open) => {
    await hover();
    await pass(after);
    await click(lines());
    await leave(lines());
    await pass(LONG);
    expect(openPanels()).toEqual(open);
  });

  test('that has opened by a click closes by a click, at once', async () => {
    await point(lines());
    await click(lines());
    await click(lines());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });

  test('whose panel was opened by a click leaves it open', async () => {
    await point(lines());
    await click(lines());
    await leave(lines());
    await pass(LONG);
    expect(openPanels()).toEqual(['lines']);
  });
});

test.each(['touch', 'pen'])('%s only clicks', async (pointerType) => {
  serve();
  await hydrate();
  await point(lines(), pointerType);
  await pass(LONG);
  expect(openPanels()).toEqual([]);
  await click(lines());
  await leave(lines(), pointerType);
  await pass(LONG);
  expect(openPanels()).toEqual(['lines']);
});

describe('what was closed stays closed under the pointer', () => {
  beforeEach(async () => {
    serve();
    await hydrate();
  });

  test('that rests on the button, until it has left', async () => {
    await hover();
    await focus(lines());
    await press('Escape');
    await point(lines());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
    await leave(lines());
    await hover();
    expect(openPanels()).toEqual(['lines']);
  });

  test('that has just come from the panel back to the button', async () => {
    await hover();
    await leave(lines());
    await point(linesPanel());
    await leave(linesPanel());
    await point(lines());
    await dismiss(linesPanel());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });

  test('that was in the panel, and never told that it is gone', async () => {
    await hover();
    await leave(lines());
    await point(linesPanel());
    await focus(link(1));
    await press('Escape');
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });
});

describe('a mouse that came before React', () => {
  const rest = () => {
    const button = lines();
    const { matches } = button;
    vi.spyOn(button, 'matches').mockImplementation(
      (selector) => selector === ':hover' || matches.call(button, selector),
    );
  };

  test('opens without moving again', async () => {
    serve();
    rest();
    await hydrate();
    await pass(OPEN_DELAY);
    expect(openPanels()).toEqual(['lines']);
  });

  test('and has closed again what its click had opened leaves it closed', async () => {
    serve();
    rest();
    lines().focus();
    lines().click();
    lines().click();
    await hydrate();
    await point(lines());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });
});
