import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { RetryBoundary } from './RetryBoundary.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
afterEach(() => vi.restoreAllMocks());

/** @param failures how often the child fails, each time after it was rendered */
const mount = async (failures: number) => {
  vi.spyOn(console, 'error').mockReturnValue();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  let drawn = 0;
  const Child = () => {
    useEffect(() => {
      drawn += 1;
      if (drawn <= failures) throw new Error('moved');
    }, []);
    return <p>da compilare</p>;
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  const tree = (
    <RetryBoundary>
      <Child />
    </RetryBoundary>
  );
  let isLost = false;
  try {
    await act(async () => root.render(tree));
  } catch {
    isLost = true;
  }
  return { text: place.textContent, isLost, drawn };
};

test.each([1, 5])('renders its children again after %i failures', async (failures) => {
  expect(await mount(failures)).toEqual({ text: 'da compilare', isLost: false, drawn: failures + 1 });
});

test('gives up when its children always fail', async () => {
  const { text, isLost, drawn } = await mount(1000);
  expect([text, isLost]).toEqual(['', true]);
  expect(drawn).toBeLessThan(10);
});
