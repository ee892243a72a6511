import { expect, test } from 'vitest';
import type { Site } from '../content-model/site-model.ts';
import { shortAddress } from './short-address.ts';

const page = { id: '', title: '', description: '', sections: [] };
const site: Pick<Site, 'pages'> = {
  pages: [
    { ...page, path: '/innovazione-digitale/cybersecurity', aliases: ['/cybersecurity', '/sicurezza'] },
    { ...page, path: '/innovazione-digitale/iot' },
  ],
};

test.each([
  ['/innovazione-digitale/cybersecurity', '/cybersecurity'],
  ['/innovazione-digitale/iot', '/innovazione-digitale/iot'],
  ['/not/there', '/not/there'],
])('%s is linked as %s', (path, short) => {
  expect(shortAddress(site, path)).toBe(short);
});
