import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { loadRedirectRules } from '../../netlify/local/host/site-rules.ts';
import { MOVED } from './recipes/pages.ts';

const { root } = inject('copy');

test('redirects an old address permanently, with its query', async () => {
  const ruleFor = await loadRedirectRules(root, join(root, 'dist'));
  const request = { path: MOVED.from, search: '?utm_source=volantino', host: 'www.trama.example' };
  expect(ruleFor(request)).toMatchObject({ target: `${MOVED.to}?utm_source=volantino`, status: 301 });
});
