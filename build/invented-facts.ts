import type { AstroIntegration } from 'astro';
import { ContentError } from '../src/content-model/content-error.ts';
import { inventedFields } from '../src/content-model/invented-fields.ts';
import { readSite } from '../src/content-model/site.ts';

const FILE = 'src/content/brand.yaml';

/**
 * Keeps an agency that does not exist off the web: a production deploy with an invented telephone number loses every
 * visitor who calls. Previews and builds on one's own machine warn.
 *
 * @param context Netlify's deploy context
 * @throws ContentError in the context `production`, when the build starts, naming the fields
 */
export const refuseInventedFacts = (context = process.env['CONTEXT']): AstroIntegration => ({
  name: 'trama:invented-facts',
  hooks: {
    'astro:build:start': ({ logger }) => {
      const invented = inventedFields(readSite().brand);
      if (invented.length === 0) return;
      const received = invented.join(', ');
      if (context !== 'production') return logger.warn(`${FILE} still invents: ${received}`);
      const expected =
        'nothing invented on a production deploy: write the real values, then take their names out of the list';
      throw new ContentError([{ file: FILE, field: 'placeholders', expected, received }]);
    },
  },
});
