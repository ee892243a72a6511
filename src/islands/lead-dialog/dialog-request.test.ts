import { expect, test } from 'vitest';
import { readSite } from '../../site/site.ts';
import { type DialogRequest, LEAD_DIALOG_ID, requestOf, textsFor, triggerOf } from './dialog-request.ts';

/** The dataset that the browser makes of `data-…` attributes. */
const datasetOf = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.replace('data-', ''), value]));

test.each<DialogRequest>([
  { name: 'consultation' },
  { name: 'innovation' },
  { name: 'plan', choice: 'Super Office One' },
  { name: 'service', choice: 'Security Operations Center' },
])('reads the request %o back from its trigger', (request) => {
  const attributes = triggerOf(request);
  expect(attributes['data-wakes']).toBe(LEAD_DIALOG_ID);
  expect(requestOf(datasetOf(attributes))).toEqual(request);
});

test('gives a trigger of the popup only one attribute, because every page has several', () => {
  expect(triggerOf()).toEqual({ 'data-wakes': LEAD_DIALOG_ID });
});

test('reads an unknown dialog as the popup', () => {
  expect(requestOf({ dialog: 'cookies' })).toEqual({ name: 'consultation' });
});

const { dialogs } = readSite();

test('takes the texts of the popup from the content', () => {
  expect(textsFor(dialogs, { name: 'consultation' })).toMatchObject(dialogs.consultation);
});

test('puts the plan at the end of the description and the source', () => {
  const texts = textsFor(dialogs, { name: 'plan', choice: 'Super Office One' }, { source: 'Fibra Ottica' });
  expect(texts.title).toBe(dialogs.plan.title);
  expect(texts.description).toBe(`${dialogs.plan.description} Super Office One.`);
  expect(texts.source).toBe('Fibra Ottica - Super Office One');
});

test('uses a default source when the page has no label of its own', () => {
  expect(textsFor(dialogs, { name: 'plan', choice: 'Pro' }).source).toBe('Sito Web - Pro');
});

test('asks for the quote of a service with the source of the page', () => {
  const texts = textsFor(dialogs, { name: 'service', choice: 'NOC' }, { source: 'Cybersecurity' });
  expect(texts).toMatchObject({ formType: 'quote', source: 'Cybersecurity', plan: 'NOC' });
  expect(texts.description).toMatch(/ NOC\.$/);
});

test.each<DialogRequest>([{ name: 'consultation' }, { name: 'plan', choice: 'Pro' }])(
  'asks the same question as the form of the page: %o',
  (request) => {
    expect(textsFor(dialogs, request, { messageLabel: 'Quante sedi?' }).messageLabel).toBe('Quante sedi?');
  },
);
