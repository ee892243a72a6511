import { expect, test, vi } from 'vitest';
import type { TagIds } from '../src/consent/tag-sources.ts';
import { refuseWrongTagIds } from './tag-ids.ts';

const start = (variables: TagIds) => () =>
  refuseWrongTagIds(variables).hooks['astro:build:start']?.({
    // The hook uses nothing of what Astro passes.
    logger: undefined as never,
    setPrerenderer: vi.fn(),
  });

test.each<TagIds>([
  {},
  { PUBLIC_ANALYTICS_ID: '', PUBLIC_MARKETING_ID: '' },
  { PUBLIC_ANALYTICS_ID: 'G-ABC1234567', PUBLIC_MARKETING_ID: '123456789012345' },
])('builds with %o', (variables) => {
  expect(start(variables)).not.toThrow();
});

test.each([
  'GTM-ABC123',
  'UA-123456-1',
  'AW-123456',
  'G-',
  'g-abc123',
  ' G-ABC123',
  'G-ABC123\n',
  ' ',
  '123',
])('stops a build with %j for Google Analytics', (id) => {
  expect(start({ PUBLIC_ANALYTICS_ID: id })).toThrow(
    `PUBLIC_ANALYTICS_ID is ${JSON.stringify(id)}; expected the measurement id of Google Analytics 4, G- with capital letters and digits, such as G-ABC1234567, or nothing.`,
  );
});

test.each(['G-ABC123', 'GTM-ABC123', '123 456', ' 123', '123 ', '   ', '１２３'])(
  'stops a build with %j for the Meta Pixel',
  (id) => {
    expect(start({ PUBLIC_MARKETING_ID: id })).toThrow(
      `PUBLIC_MARKETING_ID is ${JSON.stringify(id)}; expected the id of a Meta Pixel, digits alone, such as 123456789012345, or nothing.`,
    );
  },
);

test('names both ids when both are wrong', () => {
  expect(start({ PUBLIC_ANALYTICS_ID: '123', PUBLIC_MARKETING_ID: 'G-1' })).toThrow(
    /^PUBLIC_ANALYTICS_ID .*\nPUBLIC_MARKETING_ID .*$/,
  );
});
