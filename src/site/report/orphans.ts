import { join } from 'node:path';
import { PICTURES_FOLDER } from '../../content-model/fields/pictures-folder.ts';
import { textsOf } from '../../content-model/read/json-path.ts';
import { filesBelow } from '../../content-model/read/read-collection.ts';
import type { Reading } from '../../content-model/reading.ts';

/** The folders whose entries only show where another file names them, each with what one of them is. */
const SHOWN_BY_OTHERS = {
  testimonials: 'questa testimonianza',
  consultants: 'questo consulente',
  agents: 'questo agente',
  roles: 'questa posizione',
  clients: 'questo cliente',
  faqs: 'questa raccolta di domande',
  plans: 'questo listino',
  solutions: 'questo elenco di soluzioni',
} as const;

/** A file that nothing names. */
export interface Orphan {
  readonly file: string;
  readonly words: string;
  readonly question: string;
}

/**
 * @param reading the content of a day
 * @returns entries and pictures that no file names, on this day or another: nobody sees them, and a picture keeps the
 *   place where it was taken in the repository
 */
export const orphans = ({ root, entries, files }: Reading): Orphan[] => {
  const named = new Set(
    entries.flatMap(({ fields }) =>
      fields.flatMap(({ value, meta }) => (meta.reference ? [`${meta.reference}/${value}`] : [])),
    ),
  );
  const online = new Set(entries.map(({ file }) => file));
  const asleep = Object.values(files).flatMap(({ entries: all }) =>
    all.filter(({ file }) => !online.has(file)),
  );
  const said = new Set(asleep.flatMap(({ data }) => textsOf(data).map(({ text }) => text)));
  const lonely = Object.entries(SHOWN_BY_OTHERS).flatMap(([collection, what]) =>
    entries
      .filter((entry) => entry.collection === collection)
      .filter(({ id }) => !named.has(`${collection}/${id}`) && !said.has(id))
      .map(({ file, id }) => ({
        file,
        words: id,
        question: `nessuna pagina mostra ${what}: serve ancora?`,
      })),
  );
  const pictures = new Set(
    Object.values(files).flatMap(({ entries: all }) =>
      all.flatMap(({ data }) => textsOf(data).map(({ text }) => text)),
    ),
  );
  const unused = filesBelow(join(root, PICTURES_FOLDER))
    .filter((picture) => !pictures.has(picture))
    .map((picture) => ({
      file: `${PICTURES_FOLDER}/${picture}`,
      words: picture,
      question: 'nessun file mostra questa immagine: serve ancora?',
    }));
  return [...lonely, ...unused];
};
