import type { AstroIntegrationLogger } from 'astro';
import { expect, test, vi } from 'vitest';
import { refuseInventedFacts } from './invented-facts.ts';

/** Runs the start of a build of this project, whose agency is invented. @returns its warnings */
const start = (context: string): string[] => {
  const said: string[] = [];
  const logger = { warn: (text: string) => said.push(text) };
  const hook = refuseInventedFacts(context).hooks['astro:build:start'];
  // The hook uses no other method of the logger.
  hook?.({ logger: logger as unknown as AstroIntegrationLogger, setPrerenderer: vi.fn() });
  return said;
};

test('stops a production deploy and names the invented contacts', () => {
  expect(() => start('production')).toThrow(/src\/content\/brand\.yaml\n {2}field {5}placeholders\n.*phone/s);
});

test.each(['deploy-preview', 'branch-deploy', 'local', ''])('warns in context "%s"', (context) => {
  expect(start(context)).toEqual([
    expect.stringMatching(/^\d+ files of src\/content still hold invented people, companies or quotes/),
    expect.stringMatching(/^src\/content\/brand\.yaml still invents: .*phone/),
  ]);
});
