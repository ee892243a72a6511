import { createHash } from 'node:crypto';
import { describe } from 'vitest';
import { FIRST_VIEW_MAX_BYTES, PAGE_MAX_BYTES } from '../page/weight.ts';
import { proveRule } from './testing/prove-rule.ts';
import { firstViewFilesRule, weightRule } from './weight.ts';

/** Text that hardly compresses: its size in brotli is about three quarters of its length. */
const noise = (length: number): string =>
  Array.from({ length: Math.ceil(length / 43) }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64url'),
  )
    .join('')
    .slice(0, length);

const hero = '<section class="hero wide-hero" id="hero"><h1>eroe</h1></section>';

describe('rule: a page stays within its byte budget', () => {
  proveRule(weightRule, {
    good: [`${hero}<p>${noise(15_000)}</p>`],
    broken: [
      [
        `<main>${hero}<section class="plans bg-hemp">${noise(26_000)}</section><section class="faq">${noise(9_000)}</section></main>`,
        `at most ${PAGE_MAX_BYTES} bytes as it travels. Its heaviest sections are plans`,
      ],
      [
        `<p>${noise(15_000)}</p>${hero}`,
        `at most ${FIRST_VIEW_MAX_BYTES} bytes up to the end of its first section`,
      ],
    ],
  });
});

const picture = (file: string): string => `${hero}<img src="/_astro/${file}" alt="">`;

describe('rule: the files of a page stay within their byte budget', () => {
  proveRule(firstViewFilesRule, {
    files: { '/_astro/light.avif': 12_000, '/_astro/heavy.avif': 12_001, '/_astro/text.woff2': 59_990 },
    good: [picture('light.avif'), picture('gone.avif')],
    broken: [
      [picture('heavy.avif'), '/_astro/heavy.avif of 12001 bytes'],
      [picture('text.woff2'), 'at most 60000 bytes with all that it asks for'],
    ],
  });
});
