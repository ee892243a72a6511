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

/** The delays of src/islands/mega-menu in milliseconds, repeated here so that a change fails a test. */
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

  test('opens after the same time when it moves on the button', async () => {
    await point(lines());
    await pass(OPEN_DELAY - 1);
    await point(lines());
    await pass(1);
    expect(openPanels()).toEqual(['lines']);
  });

  test('opens nothing when it only crosses the button', async () => {
    await point(lines());
    await pass(OPEN_DELAY - 1);
    await leave(lines());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });

  test('keeps the panel open for 300 ms on the way to it and back', async () => {
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

  test('closes nothing when it leaves while the focus is in the panel', async () => {
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
  ])('clicks %i ms after a panel has opened and leaves %o open', async (after, open) => {
    await hover();
    await pass(after);
    await click(lines());
    await leave(lines());
    await pass(LONG);
    expect(openPanels()).toEqual(open);
  });

  test('closes a panel at once by a second click', async () => {
    await point(lines());
    await click(lines());
    await click(lines());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });

  test('keeps a panel open that a click has opened', async () => {
    await point(lines());
    await click(lines());
    await leave(lines());
    await pass(LONG);
    expect(openPanels()).toEqual(['lines']);
  });
});

test.each(['touch', 'pen'])('opens only on a click with %s', async (pointerType) => {
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

describe('a closed panel', () => {
  beforeEach(async () => {
    serve();
    await hydrate();
  });

  test('stays closed while the pointer rests on the button', async () => {
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

  test('stays closed when the pointer has just come back from it to the button', async () => {
    await hover();
    await leave(lines());
    await point(linesPanel());
    await leave(linesPanel());
    await point(lines());
    await dismiss(linesPanel());
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });

  test('stays closed when the pointer was in it and fires no pointerleave', async () => {
    await hover();
    await leave(lines());
    await point(linesPanel());
    await focus(link(1));
    await press('Escape');
    await pass(LONG);
    expect(openPanels()).toEqual([]);
  });
});

describe('a mouse on the button before hydration', () => {
  const rest = () => {
    const button = lines();
    const { matches } = button;
    vi.spyOn(button, 'matches').mockImplementation(
      (selector) => selector === ':hover' || matches.call(button, selector),
    );
  };

  test('opens the panel without moving again', async () => {
    serve();
    rest();
    await hydrate();
    await pass(OPEN_DELAY);
    expect(openPanels()).toEqual(['lines']);
  });

  test('leaves a panel closed that its clicks have opened and closed', async () => {
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
