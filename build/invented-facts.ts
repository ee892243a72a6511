import type { AstroIntegration } from 'astro';
import { inventedFields } from '../src/content-model/facts/invented-fields.ts';
import { ContentError } from '../src/content-model/read/content-error.ts';
import { placeholderRows } from '../src/site/report/facts-table.ts';
import { readChecked, readSite } from '../src/site/site.ts';

const FILE = 'src/content/brand.yaml';

/** @returns the files, other than the agency's, that mark people, companies or quotes with `placeholder: true` */
const inventedVoices = (root: string): string[] => {
  const files = placeholderRows(readChecked(root).reading.entries).map(({ place }) =>
    place.replace(/:\d+$/, ''),
  );
  return [...new Set(files)].filter((file) => file !== FILE).sort();
};

/**
 * Stops a production deploy while contacts, people, companies or quotes are invented: a wrong telephone number loses
 * every visitor who calls, and invented reviews are an unfair practice (Codice del consumo, art. 23). Previews and local
 * builds only warn.
 *
 * @param context Netlify's deploy context
 * @param root the folder of the project
 * @throws ContentError in the context `production`, when the build starts; it names the fields of the agency and every
 *   other file
 */
export const refuseInventedFacts = (
  context = process.env['CONTEXT'],
  root = process.cwd(),
): AstroIntegration => ({
  name: 'trama:invented-facts',
  hooks: {
    'astro:build:start': ({ logger }) => {
      const voices = inventedVoices(root);
      const fields = inventedFields(readSite(root).brand).join(', ');
      if (context === 'production') {
        const ofAgency = {
          file: FILE,
          field: 'placeholders',
          expected:
            'niente di inventato quando il sito va online: scrivi i valori veri, poi togli i loro nomi dall’elenco',
          received: fields,
        };
        const ofOthers = voices.map((file) => ({
          file,
          field: 'placeholder',
          expected:
            'nessuna persona, azienda o citazione inventata quando il sito va online: scrivine una vera e cancella la riga, o toglila dalle pagine',
          received: 'true',
        }));
        const mistakes = [...(fields === '' ? [] : [ofAgency]), ...ofOthers];
        if (mistakes.length > 0) throw new ContentError(mistakes);
      }
      if (voices.length > 0)
        logger.warn(
          `${voices.length} file di src/content hanno ancora persone, aziende o citazioni inventate, con cui il sito non va online: npm run content:report li elenca`,
        );
      if (fields !== '') logger.warn(`${FILE} ha ancora di inventato: ${fields}`);
    },
  },
});
