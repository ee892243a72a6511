import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_PATH } from '../fields/address.ts';
import type { FieldMeta } from '../fields/fields-of.ts';
import { LOGO, PHOTOGRAPH } from '../fields/picture.ts';
import { PICTURES_FOLDER } from '../fields/pictures-folder.ts';
import { ARTICLE_PICTURE, PORTRAIT } from '../fields/shown-sizes.ts';
import { brandLogoProblems } from '../pictures/brand-logo.ts';
import { logoMistake, photographMistake, socialPictureMistake } from '../pictures/picture-mistakes.ts';
import type { Mistake } from '../pictures/svg-mistake.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { JsonPath } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import { problemAt } from '../read/problem-at.ts';
import { filesBelow } from '../read/read-collection.ts';
import type { Entry } from '../read-entry.ts';
import type { Reading, Rule } from '../reading.ts';

interface Shown {
  /** The names that its field accepts. */
  readonly form: RegExp;
  /** Its folder from the project's root. */
  readonly folder: string;
  readonly mistakeIn: (bytes: Buffer, file: string) => Promise<Mistake | undefined>;
}

const SHOWN: Readonly<Record<NonNullable<FieldMeta['picture']>, Shown>> = {
  portrait: {
    form: PHOTOGRAPH,
    folder: `${PICTURES_FOLDER}/`,
    mistakeIn: (bytes) => photographMistake(bytes, PORTRAIT),
  },
  article: {
    form: PHOTOGRAPH,
    folder: `${PICTURES_FOLDER}/`,
    mistakeIn: (bytes) => photographMistake(bytes, ARTICLE_PICTURE),
  },
  logo: { form: LOGO, folder: `${PICTURES_FOLDER}/`, mistakeIn: logoMistake },
  social: { form: PICTURE_PATH, folder: 'public', mistakeIn: socialPictureMistake },
};

interface Named {
  readonly entry: Entry;
  readonly path: JsonPath;
  readonly name: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly shown: Shown;
}

/** Every picture that a file names, without invalid names, which its schema reports. */
const picturesIn = ({ entries }: Reading): Named[] =>
  entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, value, meta }) => {
      const shown = meta.picture && SHOWN[meta.picture];
      if (!shown || typeof value !== 'string' || !shown.form.test(value)) return [];
      return [{ entry, path, name: value, file: shown.folder + value, shown }];
    }),
  );

/** Pictures that do not exist. Files that nothing names are questions (site/report/orphans.ts). */
export const pictures: Rule = (reading) => {
  const named = picturesIn(reading);
  const files = filesBelow(join(reading.root, PICTURES_FOLDER));
  return named
    .filter(({ file }) => !existsSync(join(reading.root, file)))
    .map(({ entry, path, name, file, shown }) => {
      const expected =
        shown === SHOWN.social
          ? 'l’indirizzo di un’immagine in public/'
          : oneOf(`un’immagine in ${PICTURES_FOLDER}`, name, files);
      return problemAt(entry, path, expected, `${file}: non c’è`);
    });
};

/**
 * Opens the agency's logo, and every picture that the content names.
 *
 * @param reading the content of a day
 * @returns a problem for each picture that is damaged, unsafe, of another format or size, or too heavy
 */
export const wrongPictureFiles = async (reading: Reading): Promise<ContentProblem[]> => {
  const problems = brandLogoProblems(reading.root);
  // One at a time: decoding a photograph from a phone takes about 50 MB of memory.
  for (const { entry, path, file, shown } of picturesIn(reading)) {
    const absolute = join(reading.root, file);
    if (!existsSync(absolute)) continue;
    const mistake = await shown.mistakeIn(readFileSync(absolute), file);
    if (mistake) problems.push(problemAt(entry, path, mistake[0], `${file}: ${mistake[1]}`));
  }
  return problems;
};
