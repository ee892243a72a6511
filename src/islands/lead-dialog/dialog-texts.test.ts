import { expect, test } from 'vitest';
import { readSite } from '../../site/site.ts';
import { textsFor } from './dialog-texts.ts';

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
