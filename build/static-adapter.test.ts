import { pathToFileURL } from 'node:url';
import netlify from '@astrojs/netlify';
import type { AstroAdapter } from 'astro';
import { afterEach, expect, test, vi } from 'vitest';
import { staticAdapter } from './static-adapter.ts';

afterEach(() => vi.unstubAllEnvs());

/** @returns what the adapter tells Astro, in a build of the deploy `0123456789abcdef01234567` */
const declared = async (): Promise<AstroAdapter | undefined> => {
  vi.stubEnv('DEPLOY_ID', '0123456789abcdef01234567');
  let adapter: AstroAdapter | undefined;
  await staticAdapter(netlify()).hooks['astro:config:done']?.({
    config: { root: pathToFileURL('/tmp/') },
    buildOutput: 'static',
    setAdapter: (given: AstroAdapter) => {
      adapter = given;
    },
    // The adapter's hook uses nothing else.
  } as never);
  return adapter;
};

test('declares a static output', async () => {
  expect(await declared()).toMatchObject({
    name: '@astrojs/netlify',
    adapterFeatures: { buildOutput: 'static' },
  });
});

test('appends no deploy to the addresses of scripts', async () => {
  const client = (await declared())?.client;
  expect(client?.assetQueryParams).toBeUndefined();
  const headers = client?.internalFetchHeaders;
  expect(typeof headers === 'function' ? headers({} as never) : headers).toEqual({});
});
