import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const COMMAND = join(import.meta.dirname, 'stack-command.ts');

test('prints a stack as it is and fails when a script has no source map', () => {
  const place = 'LeadForm.unknown1.js:1:2';
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, place], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, `${place}\n`]);
  expect(stderr).toMatch(
    /^No source map in \.local\/source-maps\/ for LeadForm\.unknown1\.js: build the commit/,
  );
});
