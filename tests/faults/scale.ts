/**
 * How much the generated tests do, also on a real PostgreSQL: `default` in `npm test`, `full` in `npm run test:nightly` and
 * `test:faults`. Three requests in ten fail, each kind in turn. Deaths at a step are rarer: of 300
 * leads the rarest met five, so only the full scale expects each of them.
 */
const SCALES = {
  default: { leads: 50, leadsForDeaths: 100, bodies: 750, posts: 30 },
  full: { leads: 2_000, leadsForDeaths: 2_000, bodies: 100_000, posts: 120 },
} as const;

export type ScaleName = keyof typeof SCALES;
export const SCALE_NAMES = Object.keys(SCALES);

/** @returns whether a scale has that name */
export const isScale = (name: string): name is ScaleName => Object.hasOwn(SCALES, name);

const given = process.env['FAULTS_SCALE'] ?? 'default';
if (!isScale(given)) throw new Error(`FAULTS_SCALE is ${given}: expected ${SCALE_NAMES.join(' or ')}`);

export const SCALE = SCALES[given];
export const IS_FULL = given === 'full';

const SEEDS = 2 ** 32;

/** @returns whether the text is a seed: a whole number below 2^32 */
export const isSeed = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) < SEEDS;

const seed = process.env['FAULTS_SEED'] ?? String(Math.floor(Math.random() * SEEDS));
if (!isSeed(seed)) throw new Error(`FAULTS_SEED is ${seed}: expected a whole number below 2^32`);

/** Random in each run; FAULTS_SEED repeats a run. */
export const SEED = Number(seed);

/** Prints how to repeat what a test generated. */
export const sayHowToRepeat = (what: string): void => {
  process.stdout.write(`${what}: repeat with FAULTS_SEED=${SEED} FAULTS_SCALE=${given}\n`);
};
