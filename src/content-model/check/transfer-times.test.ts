import { expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { problemText } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const FILE = 'plans/fibra-ottica.yaml';
const plan = (capacity: string, feature: string) =>
  edit(FILE, 'price: 39.99, features: [Veloce]', `price: 39.99, ${capacity}features: [${feature}]`);
const FAST = 'capacity: Fino a 1 Gb/s, ';

test.each(['100 GB in 13 minuti e 20 secondi', '150 GB in 20 minuti'])('accepts %s at 1 Gb/s', (feature) => {
  expect(readContent(smallSectionSchema, temporaryProject(plan(FAST, feature))).plans.size).toBe(1);
});

test('rejects a time that does not match the speed of the plan, and gives the right one', () => {
  const message = problemText(plan(FAST, '100 GB in 5 minuti e 20 secondi'));
  expect(message).toContain(`src/content/${FILE}:10\n  field     items[1].features[0]\n`);
  expect(message).toContain('expected  13 minuti e 20 secondi, the time that 100 GB take at 1000 Mb/s\n');
});

test('rejects a time on a plan without a speed', () => {
  expect(problemText(plan('', '100 GB in 5 minuti'))).toContain('no transfer time');
});
