import type { AstroIntegration } from 'astro';
import { inventedFields } from '../src/content-model/facts/invented-fields.ts';
import { ContentError } from '../src/content-model/read/content-error.ts';
import { placeholderRows } from '../src/site/report/facts-table.ts';
import { readChecked, readSite } from '../src/site/site.ts';

const FILE = 'src/content/brand.yaml';

/**
 * Invented reviews are an unfair practice (Codice del consumo, art. 23).
 *
 * @param root the folder of the project
 * @returns a warning with the number of files that mark people, companies or quotes with `placeholder: true`
 */
const voicesWarning = (root: string): string | undefined => {
  const places = placeholderRows(readChecked(root).reading.entries).map(({ place }) =>
    place.replace(/:\d+$/, ''),
  );
  const files = new Set(places.filter((file) => file !== FILE));
  return files.size === 0
    ? undefined
    : `${files.size} files of src/content still hold invented people, companies or quotes: npm run content:report lists them`;
};

/**
 * Stops a production deploy while the agency's contacts are invented: a wrong telephone number loses every visitor who
 * calls. Previews and local builds only warn. Invented quotes and clients do not stop a deploy, but every build warns
 * about them.
 *
 * @param context Netlify's deploy context
 * @param root the folder of the project
 * @throws ContentError in the context `production`, when the build starts; it names the fields
 */
export const refuseInventedFacts = (
  context = process.env['CONTEXT'],
  root = process.cwd(),
): AstroIntegration => ({
  name: 'trama:invented-facts',
  hooks: {
    'astro:build:start': ({ logger }) => {
      const voices = voicesWarning(root);
      if (voices !== undefined) logger.warn(voices);
      const invented = inventedFields(readSite(root).brand);
      if (invented.length === 0) return;
      const received = invented.join(', ');
      if (context !== 'production') return logger.warn(`${FILE} still invents: ${received}`);
      const expected =
        'nothing invented on a production deploy: write the real values, then take their names out of the list';
      throw new ContentError([{ file: FILE, field: 'placeholders', expected, received }]);
    },
  },
});
