import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('leaves no character that ends a text, or an attribute in quotes of either kind', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});
