import type { AstroIntegration } from 'astro';
import type { TagIds } from '../src/consent/tag-sources.ts';

const EXPECTED = [
  {
    name: 'PUBLIC_ANALYTICS_ID',
    pattern: /^G-[A-Z0-9]+$/,
    what: 'the measurement id of Google Analytics 4, G- with capital letters and digits, such as G-ABC1234567',
  },
  {
    name: 'PUBLIC_MARKETING_ID',
    pattern: /^[0-9]+$/,
    what: 'the id of a Meta Pixel, digits alone, such as 123456789012345',
  },
] as const satisfies readonly { name: keyof TagIds; pattern: RegExp; what: string }[];

/**
 * Stops a build whose optional tags have an id of another kind, such as a container of the Tag Manager (`GTM-…`) or one
 * with a blank: the tag would load after consent and count nothing.
 *
 * @param variables those of the build; an undefined or empty id means no tag
 * @throws Error, when the build starts, with a sentence for each wrong id: the variable, what was expected and received
 */
export const refuseWrongTagIds = (variables: TagIds = process.env): AstroIntegration => ({
  name: 'trama:tag-ids',
  hooks: {
    'astro:build:start': () => {
      const sentences = EXPECTED.flatMap(({ name, pattern, what }) => {
        const id = variables[name] ?? '';
        if (id === '' || pattern.test(id)) return [];
        return [`${name} is ${JSON.stringify(id)}; expected ${what}, or nothing.`];
      });
      if (sentences.length === 0) return;
      const error = new Error(sentences.join('\n'));
      // A stack would point into the build and not to the variable.
      error.stack = '';
      throw error;
    },
  },
});
