import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSite } from '../../netlify/local/host/site.ts';
import { formatPrice } from '../../src/content-model/fields/price.ts';
import { copy, DIST, pageAt, textOf } from './copy.ts';
import { EXAMPLES, newFilesIn } from './docs-examples.ts';

const PAGES = 'src/content/pages';

const examples = newFilesIn(EXAMPLES);
const pages = examples
  .filter(({ file }) => file.startsWith(`${PAGES}/`))
  .map(({ file, text }) => ({ path: file.slice(PAGES.length).replace(/\.yaml$/, ''), text }));
const campaign = pages.find(({ path }) => path.startsWith('/campagne/'));

describe.each(pages)('the guide’s page $path', ({ path, text }) => {
  const page = pageAt(path);

  test('answers at its address', async () => {
    const answer = await (await openSite(copy.root, DIST)).answer({
      method: 'GET',
      path,
      search: '',
      headers: new Headers(),
      ip: '127.0.0.1',
      body: () => Promise.reject(new Error('a page reads no body')),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(page.html);
  });

  test('has its title and its headline', () => {
    expect(page.document.title).toContain(parse(text).title);
    expect(textOf(page, 'h1')).not.toBe('');
  });
});

describe('the guide’s campaign page', () => {
  const page = pageAt(campaign?.path ?? '');

  test('has a form whose leads name their source', () => {
    const form = page.document.querySelector('form[action="/api/send-contact-email"]');
    const source = /^ +source: (.*)$/m.exec(campaign?.text ?? '')?.[1];
    expect(form?.querySelector('input[name=source]')?.getAttribute('value')).toBe(source);
  });

  test('quotes the current price in its hero and in its plans', () => {
    for (const place of ['.hero', '.plan-cards'])
      expect(textOf(page, place)).toContain(formatPrice(copy.newPrice).text);
  });

  test('stays out of search engines', () => {
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
