import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isLegalVersion } from '../../lead/consent.ts';
import { resolveTokens } from '../facts/tokens.ts';
import { dayInItaly } from '../fields/days.ts';
import { WHOLE_FILE } from '../read/content-error.ts';
import { valueAt } from '../read/json-path.ts';
import { CONTENT_FOLDER } from '../read/read-collection.ts';
import { readJson } from '../read/read-json.ts';
import type { Reading, Rule } from '../reading.ts';

/** The file of all versions of the legal texts, from the project's root. */
export const LEGAL_VERSIONS_FILE = `${CONTENT_FOLDER}/legal-versions.json`;

const DIGEST_LENGTH = 16;

type Version = readonly [version: string, digest: string];

const versionsSchema = z.record(
  z
    .string()
    .refine(isLegalVersion, { error: 'una versione, ad esempio 2026-11-25, il giorno dei suoi testi' }),
  z.string(),
);

/**
 * Hashes the legal texts. Claims are replaced by their figures, since another figure is another promise. `{brand:…}`
 * tokens stay, so the data of the agency may change without a new version. The digest covers all earlier versions, so
 * that none can be removed or changed.
 */
const digestOf = (version: string, earlier: readonly Version[], texts: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([version, earlier, texts]))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);

const isDated = (data: unknown): boolean => valueAt(data, ['sections', 0, 'dated']) === true;

/** @returns the dated texts of the content, with their claims; undefined where there are none, or claims are wrong */
const legalTexts = ({ raw, facts }: Reading): unknown[] | undefined => {
  const dated = raw.pages.entries.filter(({ data }) => isDated(data));
  // The check of brand.yaml reports wrong claims.
  if (dated.length === 0 || facts.refused.has('claim')) return undefined;
  const claims = [...facts.known].filter(([name]) => !name.startsWith('brand:'));
  const quoted = { ...facts, known: new Map(claims), refused: new Set([...facts.refused, 'brand']) };
  return dated.map(({ id, data }) => [id, resolveTokens(valueAt(data, ['sections']), quoted).data]);
};

const isOf = ([newest, ...earlier]: readonly Version[], texts: unknown): boolean =>
  newest !== undefined && newest[1] === digestOf(newest[0], earlier, texts);

/** @returns a version of today in Italy for these texts, a second or third one where the day has one already */
const next = (versions: readonly Version[], texts: unknown, now: Date): Version => {
  const day = dayInItaly(now).iso;
  const ofToday = versions.filter(([version]) => version.startsWith(day)).length;
  const version = ofToday === 0 ? day : `${day}-${ofToday + 1}`;
  return [version, digestOf(version, versions, texts)];
};

/**
 * @param reading the content
 * @param kept the text of the file of versions with those that may be online, which stay as they are
 * @param now when the new version is made
 * @returns the text of the file for the legal texts of the content: with a version of today (in Italy) before the kept
 *   ones, unless the newest of them has these texts; undefined when the content has no legal texts that can be read
 */
export const legalVersionsFor = (reading: Reading, kept: string, now = new Date()): string | undefined => {
  const texts = legalTexts(reading);
  if (!texts) return undefined;
  const versions: Version[] = Object.entries(versionsSchema.parse(JSON.parse(kept)));
  if (isOf(versions, texts)) return kept;
  const all = [next(versions, texts, now), ...versions];
  return `{\n${all.map(([name, digest]) => `  "${name}": "${digest}"`).join(',\n')}\n}\n`;
};

/**
 * Every lead stores the version of the legal texts that its sender accepted. A change of the texts therefore needs a new
 * version. `src/content/legal-versions.json` lists all versions, newest first, each with a digest of its texts. The
 * editor writes a new one with the changed text ({@link legalVersionsFor}), as `npm run content:legal` does.
 */
export const legalVersion: Rule = (reading) => {
  const texts = legalTexts(reading);
  if (!texts) return [];
  const file = readJson(
    reading.root,
    LEGAL_VERSIONS_FILE,
    versionsSchema,
    '"2026-11-25": "0123456789abcdef"',
  );
  if (file && 'problems' in file) return file.problems;
  const versions: Version[] = Object.entries(file?.data ?? {});
  if (isOf(versions, texts)) return [];
  const [newest] = versions;
  const [version, digest] = next(versions, texts, new Date());
  const line = `"${version}": "${digest}"${newest ? ',' : ''}`;
  return [
    {
      file: file ? `${LEGAL_VERSIONS_FILE}:1` : LEGAL_VERSIONS_FILE,
      field: newest?.[0] ?? WHOLE_FILE,
      expected: `una nuova versione: un testo legale è cambiato, e ogni consenso si conserva con la versione che è stata letta. Se il cambiamento è voluto, esegui npm run content:legal, oppure scrivi questa riga sotto la prima graffa: ${line}`,
      received: newest ? `"${newest[0]}": "${newest[1]}", la versione di altri testi` : 'nessuna versione',
    },
  ];
};
