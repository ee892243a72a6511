import { expect, test } from 'vitest';
import { isPreview } from './is-preview.ts';

test.each(['deploy-preview', 'branch-deploy', 'preview-server', 'staging'])('%s is a preview', (context) => {
  expect(isPreview(context)).toBe(true);
});

test.each([undefined, '', 'production', 'dev', 'local'])('%o is none', (context) => {
  expect(isPreview(context)).toBe(false);
});
