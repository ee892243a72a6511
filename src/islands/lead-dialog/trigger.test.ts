import { expect, test } from 'vitest';
import { type DialogRequest, LEAD_DIALOG_ID, requestOf, triggerOf } from './trigger.ts';

/** What the browser makes of `data-…` attributes. */
const datasetOf = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.replace('data-', ''), value]));

test.each<DialogRequest>([
  { name: 'consultation' },
  { name: 'innovation' },
  { name: 'plan', plan: 'Super Office One' },
])('a trigger for %o asks for it', (request) => {
  const attributes = triggerOf(request);
  expect(attributes['data-wakes']).toBe(LEAD_DIALOG_ID);
  expect(requestOf(datasetOf(attributes))).toEqual(request);
});

test('the popup, which stands on every page several times, is one attribute', () => {
  expect(triggerOf()).toEqual({ 'data-wakes': LEAD_DIALOG_ID });
});

test('a dialog that nobody knows is the popup', () => {
  expect(requestOf({ dialog: 'cookies' })).toEqual({ name: 'consultation' });
});
