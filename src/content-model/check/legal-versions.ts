import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLegalVersion } from '../../lead/consent.ts';
import { dayInItaly } from '../facts/days.ts';
import type { Facts } from '../facts/facts.ts';
import { resolveTokens } from '../facts/tokens.ts';
import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { CONTENT_FOLDER, type RawCollection } from '../read/read-collection.ts';
import { readYaml, type YamlFile } from '../read/read-yaml.ts';
import { valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

const LEGAL_VERSIONS_FILE = `${CONTENT_FOLDER}/legal-versions.json`;

const DIGEST_LENGTH = 16;
const COMMAS = 'lines such as "2026-11-25": "0123456789abcdef", with a comma after each but the last';

const isJson = (file: string): boolean => {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
};

type Version = readonly [version: string, digest: string];

/** The versions in the order of the file, newest first. */
const versionsIn = ({ data }: YamlFile): Version[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).map(([version, digest]) => [version, String(digest)])
    : [];

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
  const below = 'write this line below the first brace, and leave the others as they are:';
  if (!newest.startsWith(day)) return `${below} ${lineOf(day, versions, texts)}`;
  const ofToday = versions.filter(([version]) => version.startsWith(day)).length;
  const another = lineOf(`${day}-${ofToday + 1}`, versions, texts);
  return `while version ${newest} is not online yet, write in its place: ${lineOf(newest, earlier, texts)} When it is online, ${below} ${another}`;
};

/**
 * Every lead stores the version of the legal texts that its sender accepted. A change of the texts therefore needs a
 * new version. `src/content/legal-versions.json` lists all versions, newest first, each with a digest of its texts.
 *
 * @param root the folder of the project
 * @param pages the page files
 * @param facts the claims that legal texts quote
 * @param now its day in Italy is the name of a new version
 * @returns a problem, with the line to write, when the newest version does not match the texts
 */
export const wrongLegalVersion = (
  root: string,
  { entries }: RawCollection,
  facts: Facts,
  now: Date,
): ContentProblem[] => {
  const dated = entries.filter(({ data }) => isDated(data));
  const [first] = dated;
  if (!first) return [];
  // The check of brand.yaml reports wrong claims.
  if (!facts.claims) return [];
  const quoted = { ...facts, brand: undefined };
  const texts = dated.map(({ id, data }) => [id, resolveTokens(valueAt(data, ['sections']), quoted).data]);
  const absolute = join(root, LEGAL_VERSIONS_FILE);
  // JSON is also YAML, so the YAML reader reports its mistakes.
  const file = existsSync(absolute) ? readYaml(absolute, LEGAL_VERSIONS_FILE) : undefined;
  if (Array.isArray(file)) return file;
  if (file && !isJson(absolute))
    return [problemAt({ ...file, id: '' }, [], COMMAS, 'a comma too many or too few')];
  const versions = file ? versionsIn(file) : [];
  const wrong = versions.find(([version]) => !isLegalVersion(version));
  if (file && wrong)
    return [problemAt({ ...file, id: '' }, [wrong[0]], 'a version such as 2026-11-25, the day of its texts')];
  const [newest, ...earlier] = versions;
  if (newest && newest[1] === digestOf(newest[0], earlier, texts)) return [];
  return [
    {
      file: file ? `${LEGAL_VERSIONS_FILE}:1` : LEGAL_VERSIONS_FILE,
      field: newest?.[0] ?? WHOLE_FILE,
      expected: `a new version: a legal text has changed (one of ${dated.map(({ id }) => id).join(', ')}), and each consent is kept with the version that was read. If the change is meant, ${instruction(versions, texts, now)}`,
      received: newest ? `"${newest[0]}": "${newest[1]}", the version of other texts` : 'no version',
    },
  ];
};
