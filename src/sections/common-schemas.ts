import * as z from 'zod';
import { copy } from '../content-model/fields/copy.ts';
import { reference } from '../content-model/fields/reference.ts';
import { WEAVES } from '../weave/drafts.ts';

/** A huge figure with its unit. */
export const figureSchema = z.strictObject({
  value: copy(7).describe('The figure, e.g. "−40"'),
  unit: copy(8).describe('Its unit, e.g. "%"').optional(),
  label: copy(60).describe('What it measures, e.g. "costi di gestione"'),
});

/** The small print of a section with prices. The page adds a link that explains the words. */
export const priceNoteSchema = copy(190, 'it is two lines below the prices').describe(
  'Small print below the prices, e.g. "{brand:priceNote}" and what holds here besides',
);

/**
 * The ground of a section. It is linen unless a neighbour is linen too: two sections in a row never have the same
 * ground.
 */
export const groundSchema = z
  .enum(['linen', 'hemp', 'ink'])
  .describe('linen, if none is named; hemp or ink where the section before or after it is on linen')
  .optional();

export type Ground = NonNullable<z.output<typeof groundSchema>>;

export const clothSchema = z
  .strictObject({
    service: reference('services', { shows: 'nothing' }).describe(
      'The service whose weave is drawn, e.g. digitalizzazione',
    ),
    alt: copy(90, 'a screen reader says it in one breath').describe(
      'What is seen, e.g. "Panno a losanghe con un filo rosso"',
    ),
  })
  .describe('The picture: a piece of cloth in the weave of a service');

const step = z.strictObject({
  columns: z.int().min(1).max(30).describe('Width of the step in threads, e.g. 4'),
  rows: z.int().min(0).max(40).describe('How high the step is woven, in threads, e.g. 14'),
  weave: z.enum(WEAVES).describe('Weave of the step, e.g. tela'),
  weft: z.enum(['pale', 'deep']).describe('Colour of its weft, e.g. pale'),
});

/**
 * The loom of a hero. Every page has its own profile with at most three weaves, and its own weave in the tallest step.
 */
export const loomSchema = z
  .strictObject({
    height: z.int().min(20).max(80).default(70).describe('Height of the warp in threads, e.g. 70'),
    thread: z.int().min(0).optional().describe('Row of the madder thread, counted from the ground, e.g. 6'),
    steps: z.array(step).min(1).describe('Steps of the cloth from left to right, 30 threads in all'),
  })
  .refine(({ steps }) => steps.reduce((sum, { columns }) => sum + columns, 0) === 30, {
    path: ['steps'],
    error: 'steps that are 30 threads wide together',
  })
  .describe('The loom of the hero, its own profile on every page');

/** Rows of the selvedge along the bottom of a hero (src/sections/HeroHeadline.astro). */
const FLOOR_ROWS = 2;

/**
 * The loom of a hero with a selvedge along the bottom. No step is lower than the selvedge, because it would leave a
 * hole.
 */
export const floorLoomSchema = loomSchema.refine(
  ({ steps }) => steps.every(({ rows }) => rows >= FLOOR_ROWS),
  {
    path: ['steps'],
    error: `steps of ${FLOOR_ROWS} rows at least, since the floor of the hero is ${FLOOR_ROWS} rows high`,
  },
);
