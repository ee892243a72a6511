import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isLegalVersion } from '../../lead/consent.ts';
import { resolveTokens } from '../facts/tokens.ts';
import { dayInItaly } from '../fields/days.ts';
import { WHOLE_FILE } from '../read/content-error.ts';
import { valueAt } from '../read/json-path.ts';
import { CONTENT_FOLDER } from '../read/read-collection.ts';
import { readJson } from '../read/read-json.ts';
import type { Rule } from '../reading.ts';

const LEGAL_VERSIONS_FILE = `${CONTENT_FOLDER}/legal-versions.json`;

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

const lineOf = (version: string, earlier: readonly Version[], texts: unknown): string =>
  `"${version}": "${digestOf(version, earlier, texts)}"${earlier.length > 0 ? ',' : ''}`;

/** Says which line to write: a version for today. If today has one, its new digest or a second version. */
const instruction = (versions: readonly Version[], texts: unknown, now: Date): string => {
  const day = dayInItaly(now).iso;
  const [[newest] = [''], ...earlier] = versions;
  const below = 'scrivi questa riga sotto la prima graffa e lascia le altre come sono:';
  if (!newest.startsWith(day)) return `${below} ${lineOf(day, versions, texts)}`;
  const ofToday = versions.filter(([version]) => version.startsWith(day)).length;
  const another = lineOf(`${day}-${ofToday + 1}`, versions, texts);
  return `finché la versione ${newest} non è online, scrivi al suo posto: ${lineOf(newest, earlier, texts)} Quando è online, ${below} ${another}`;
};

/**
 * Every lead stores the version of the legal texts that its sender accepted. A change of the texts therefore needs a new
 * version. `src/content/legal-versions.json` lists all versions, newest first, each with a digest of its texts. The
 * problem says which line to write; a new version has the name of today in Italy.
 */
export const legalVersion: Rule = ({ root, raw, facts }) => {
  const now = new Date();
  const dated = raw.pages.entries.filter(({ data }) => isDated(data));
  const [first] = dated;
  // The check of brand.yaml reports wrong claims.
  if (!first || facts.refused.has('claim')) return [];
  const claims = [...facts.known].filter(([name]) => !name.startsWith('brand:'));
  const quoted = { ...facts, known: new Map(claims), refused: new Set([...facts.refused, 'brand']) };
  const texts = dated.map(({ id, data }) => [id, resolveTokens(valueAt(data, ['sections']), quoted).data]);
  const file = readJson(root, LEGAL_VERSIONS_FILE, versionsSchema, '"2026-11-25": "0123456789abcdef"');
  if (file && 'problems' in file) return file.problems;
  const versions: Version[] = Object.entries(file?.data ?? {});
  const [newest, ...earlier] = versions;
  if (newest && newest[1] === digestOf(newest[0], earlier, texts)) return [];
  return [
    {
      file: file ? `${LEGAL_VERSIONS_FILE}:1` : LEGAL_VERSIONS_FILE,
      field: newest?.[0] ?? WHOLE_FILE,
      expected: `una nuova versione: è cambiato un testo legale (uno tra ${dated.map(({ id }) => id).join(', ')}), e ogni consenso si conserva con la versione che è stata letta. Se il cambiamento è voluto, ${instruction(versions, texts, now)}`,
      received: newest ? `"${newest[0]}": "${newest[1]}", la versione di altri testi` : 'nessuna versione',
    },
  ];
};
