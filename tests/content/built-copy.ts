import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestProject } from 'vitest/node';
import { editsIn, newFilesIn } from './docs-examples.ts';
import { phonePhoto } from './phone-photo.ts';
import { buildProject, copyProject, folderFor, PROJECT } from './project-copy.ts';

/** What the tests know of the copy that was built for them. */
export interface BuiltCopy {
  readonly root: string;
  readonly oldPrice: number;
  readonly newPrice: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    copy: BuiltCopy;
  }
}

/** Within the days of the guide's notice; those after it would be another site. */
const BUILT_ON = '2026-12-24';

const PRICE_FILE = 'src/content/plans/fibra-ottica.yaml';
const PRICE = /(- id: super-office-one\n(?: {4}.*\n)*? {4}price: )([\d.]+)/;

/** Changes one figure in one file, as docs/content.md says. */
const changePrice = (root: string): Omit<BuiltCopy, 'root'> => {
  const file = join(root, PRICE_FILE);
  const text = readFileSync(file, 'utf8');
  const oldPrice = Number(PRICE.exec(text)?.[2]);
  const newPrice = oldPrice === 24.5 ? 25.5 : 24.5;
  writeFileSync(file, text.replace(PRICE, `$1${newPrice.toFixed(2)}`));
  return { oldPrice, newPrice };
};

/** Figures of `brand.yaml` that the copy has otherwise, as visitors read them with their unit. */
export const CHANGED_CLAIMS = [
  { claim: 'fibreSpeed', to: '3.5', old: /2,5 ?Gb/, now: /3,5 ?Gb/ },
  { claim: 'uptime', to: '98.7', old: /99,9%/, now: /98,7%/ },
  { claim: 'latency', to: '12', old: /\b10 ?ms/, now: /\b12 ?ms/ },
  { claim: 'incidentMinutes', to: '20', old: /\b15 ?min/, now: /\b20 ?min/ },
  { claim: 'coverage5g', to: '95', old: /97,6/, now: /95%/ },
  { claim: 'resultsDays', to: '60', old: /\b90 ?giorni/, now: /\b60 ?giorni/ },
  // The same figure as that of incidents.
  { claim: 'recoveryPointMinutes', to: '20', old: /\b15 ?min/, now: /\b20 ?min/ },
] as const;

/** Figures of price lists that a drawing measures, as they stand in the file and in the copy. */
const CHANGED_MEASURES = [
  ['mobile-business', 'originalPrice: 21.00', 'originalPrice: 12.50'],
  ['voip', 'starterExtensions: { value: 5,', 'starterExtensions: { value: 8,'],
  ['connettivita-dedicata', 'slaPro: 99,95%', 'slaPro: 99,98%'],
  ['iot', 'price: 1.50', 'price: 1.20'],
  ['backup-connectivity', 'failover: { value: 30,', 'failover: { value: 45,'],
  [
    'sd-wan',
    'capacity: 2-5 sedi\n    sites: { from: 2, to: 5 }',
    'capacity: 2-8 sedi\n    sites: { from: 2, to: 8 }',
  ],
] as const;

/** The same of other files below `src/content`. */
const CHANGED_FIGURES = [
  ['brand', 'opens: 9:00', 'opens: 8:30'],
  // The oldest becomes the newest.
  ['articles/portabilita-del-numero', 'date: 2026-11-09', 'date: 2026-11-24'],
  // The words of an SLA that has changed: the build asks for them.
  ['articles/sla-in-ore', '4 ore e 23 minuti', '1 ora e 45 minuti'],
  ['pages/innovazione-digitale/data-analytics', 'times: 23', 'times: 30'],
  ['pages/innovazione-digitale/data-analytics', 'to: 6', 'to: 8'],
  ['pages/innovazione-digitale/iot', 'minutes: 15', 'minutes: 10'],
] as const;

/** A promotion that is over on the day on which the copy is built. */
export const ENDED = { list: 'mobile-business', plan: 'super-unlimited', price: 16.99, before: 25.99 };

const endPromotion = (root: string): void => {
  const file = join(root, `src/content/plans/${ENDED.list}.yaml`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(promotionEnds: ).*/, '$12026-12-23'));
};

const changeMeasures = (root: string): void => {
  const inPlans = CHANGED_MEASURES.map(([list, from, to]) => [`plans/${list}`, from, to] as const);
  for (const [name, from, to] of [...inPlans, ...CHANGED_FIGURES]) {
    const file = join(root, 'src/content', `${name}.yaml`);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
    writeFileSync(file, text.replace(from, to));
  }
};

/** What the content says in words of the speed of fibre: the build asks for it when the figure changes. */
const WORDS_OF_SPEED = [
  ['5 minuti e 20 secondi', '3 minuti e 49 secondi'],
  ['Cinque volte', 'Sette volte'],
] as const;

const changeClaims = (root: string): void => {
  const brand = join(root, 'src/content/brand.yaml');
  const changed = CHANGED_CLAIMS.reduce(
    (text, { claim, to }) => text.replace(new RegExp(`^( {2}${claim}: ).*$`, 'm'), `$1${to}`),
    readFileSync(brand, 'utf8'),
  );
  writeFileSync(brand, changed);
  const plans = join(root, PRICE_FILE);
  const worded = WORDS_OF_SPEED.reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(plans, 'utf8'),
  );
  writeFileSync(plans, worded);
};

/** Adds the files that docs/content.md tells to write. */
const addExamples = (root: string): void => {
  const guide = readFileSync(join(PROJECT, 'docs/content.md'), 'utf8');
  for (const { file, text } of newFilesIn(guide))
    writeFileSync(folderFor(join(root, file)), text, { flag: 'wx' });
};

/** An old address, and the page that has its place: what docs/content.md tells of a page that is renamed. */
export const MOVED = { from: '/servizi/telefonia', to: '/servizi/voip' };

const moveAddress = (root: string): void =>
  appendFileSync(
    join(root, 'src/content/redirects.yaml'),
    `moved:\n  - { from: ${MOVED.from}, to: ${MOVED.to} }\n`,
  );

const QUESTIONS = 'src/content/faqs/homepage.yaml';

/** Adds the question that docs/content.md adds to the home page, at the end of its file. */
const addQuestion = (root: string): void => {
  const guide = readFileSync(join(PROJECT, 'docs/content.md'), 'utf8');
  const added = editsIn(guide).find(({ file }) => file === QUESTIONS);
  if (added) appendFileSync(join(root, QUESTIONS), added.text);
};

/** Who gets a picture in the copy, as docs/content.md says. */
export const PHOTOGRAPHED = { id: 'marco-aldovini', alt: 'Marco Aldovini davanti a un armadio di server' };
export const ILLUSTRATED = { id: 'fwa-o-fibra', alt: 'Un’antenna sul tetto' };
export const LOGOS = [
  { id: 'officine-brandi', file: 'officine-brandi.svg', alt: 'Officine Brandi' },
  { id: 'valdora', file: 'valdora.png', alt: 'Valdora' },
] as const;

/** A logo as an editor saves it. */
const DRAWN_LOGO =
  '<?xml version="1.0"?><!-- nota privata --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><metadata>nota privata</metadata><path fill="#036" d="M0 0h300v100H0z"/></svg>';

const addPictures = async (root: string): Promise<void> => {
  const content = join(root, 'src/content');
  const photo = await phonePhoto();
  const logo = sharp({ create: { width: 800, height: 300, channels: 3, background: '#036' } });
  const files = {
    'IMG_4711.JPG': photo,
    'IMG_4712.jpg': photo,
    [LOGOS[0].file]: DRAWN_LOGO,
    [LOGOS[1].file]: await logo
      .withExif({ IFD0: { ImageDescription: 'nota privata' } })
      .png()
      .toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(folderFor(join(content, 'pictures', name)), bytes);
  appendFileSync(
    join(content, `consultants/${PHOTOGRAPHED.id}.yaml`),
    `portrait: { file: IMG_4711.JPG, alt: ${PHOTOGRAPHED.alt} }\n`,
  );
  const article = join(content, `articles/${ILLUSTRATED.id}.yaml`);
  const picture = `picture: { file: IMG_4712.jpg, alt: ${ILLUSTRATED.alt} }`;
  writeFileSync(article, readFileSync(article, 'utf8').replace(/^figure: .*$/m, picture));
  for (const { id, file, alt } of LOGOS)
    appendFileSync(join(content, `clients/${id}.yaml`), `logo: { file: ${file}, alt: ${alt} }\n`);
};

/** Builds one copy of the project, with one price and some claims changed, the guide's examples and pictures added, for every test here. */
export default async (project: TestProject): Promise<() => void> => {
  const root = copyProject();
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    const prices = changePrice(root);
    changeClaims(root);
    changeMeasures(root);
    endPromotion(root);
    addExamples(root);
    addQuestion(root);
    moveAddress(root);
    await addPictures(root);
    await buildProject(root, { CONTENT_DAY: BUILT_ON });
    project.provide('copy', { root, ...prices });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
};
