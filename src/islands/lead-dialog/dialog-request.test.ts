import { expect, test } from 'vitest';
import { readSite } from '../../site/site.ts';
import { type DialogRequest, LEAD_DIALOG_ID, requestOf, textsFor, triggerOf } from './dialog-request.ts';

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

const { dialogs } = readSite();

test('the popup says what the content says, and is named as it names it', () => {
  expect(textsFor(dialogs, { name: 'consultation' })).toMatchObject(dialogs.consultation);
});

test('a plan ends the description and the source', () => {
  const texts = textsFor(dialogs, { name: 'plan', plan: 'Super Office One' }, 'Fibra Ottica');
  expect(texts.title).toBe(dialogs.plan.title);
  expect(texts.description).toBe(`${dialogs.plan.description} Super Office One.`);
  expect(texts.source).toBe('Fibra Ottica - Super Office One');
});

test('a page without a label of its own still says where the lead comes from', () => {
  expect(textsFor(dialogs, { name: 'plan', plan: 'Pro' }).source).toBe('Sito Web - Pro');
});
