import { expect, test } from 'vitest';
import type { Content } from '../../content-model/collections.ts';
import { readChecked } from '../../site/site.ts';
import { type Doors, section } from './doors.schema.ts';

const { content }: { content: Content } = readChecked(process.cwd());
const home = content.pages.get('index')?.sections.find(({ kind }) => kind === 'doors') as Doors;

test('draws doors whose plans are in their lists', () => {
  expect(() => section.draws?.(home, content)).not.toThrow();
});

test('refuses a door whose plan its list does not have', () => {
  const items = home.items.map((item) => ({ ...item, price: { plans: 'voip', plan: 'no-such-plan' } }));
  expect(() => section.draws?.({ ...home, items }, content)).toThrow(
    /items\.0\.price\.plan: a plan of that list: /,
  );
});
