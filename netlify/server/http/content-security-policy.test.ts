import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(
    '<style>p{}</style><style media="print">q{}</style><script>go()</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script><script type="module">\nup()\n</script>',
  );

  it('allows the inline code of the page by its hash, and nothing inline besides', () => {
    expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('\nup()\n')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')} ${hash('q{}')};`);
    expect(policy).not.toContain('unsafe');
  });
});
