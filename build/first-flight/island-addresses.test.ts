import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { islandAddresses, restoreAddresses, withoutAddresses } from './island-addresses.ts';

const island = (name: string, address: string): string =>
  `<astro-island component-url="${address}" component-export="${name}" renderer-url="/r.js" ssr><p>1</p></astro-island>`;
const PAGE = island('Form', '/f.js') + island('Dialog', '/d.js');

test('addresses leave the page, and come back with the runtime', () => {
  const short = withoutAddresses(PAGE);
  expect(short).not.toContain('-url');
  const { document } = new JSDOM(short).window;
  new Function('document', restoreAddresses(islandAddresses([PAGE])))(document);
  const read = Array.from(document.querySelectorAll('astro-island'), (each) => [
    each.getAttribute('component-export'),
    each.getAttribute('component-url'),
    each.getAttribute('renderer-url'),
  ]);
  expect(read).toEqual([
    ['Form', '/f.js', '/r.js'],
    ['Dialog', '/d.js', '/r.js'],
  ]);
});

test('one island on two pages is one; two islands of one name are a mistake', () => {
  expect(islandAddresses([PAGE, PAGE]).size).toBe(2);
  expect(() => islandAddresses([PAGE, island('Form', '/other.js')])).toThrow('called Form');
});
