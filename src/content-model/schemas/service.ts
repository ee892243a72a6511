import * as z from 'zod';
import { copy, siteHref } from '../fields/copy.ts';
import { confirmSchema, priceRangeSchema, priceSchema } from '../fields/price.ts';
import { reference } from '../fields/reference.ts';

/** The two areas of the offer, in the order of the menu. Specification §1. */
export const AREAS = ['connettivita', 'innovazione'] as const;
export type Area = (typeof AREAS)[number];

/** The weave drafts, in the order of the drawing. Each service has one instead of an icon. */
export const WEAVES = [
  'tela',
  'saia',
  'panama',
  'cannellato',
  'diagonale',
  'reps',
  'occhio',
  'doppia',
  'pied-de-poule',
  'pernice',
  'mattone',
  'spina',
  'losanga',
  'raso',
  'gradino',
] as const;
export type Weave = (typeof WEAVES)[number];

/** A service, for cards, menus, related services and structured data: `src/content/services/*.yaml`. */
export const serviceSchema = z.strictObject({
  name: copy(32, 'it is a line of a menu').describe('The name of the service, e.g. Fibra ottica'),
  href: siteHref().describe('The page of the service, e.g. /fibra-ottica'),
  area: z.enum(AREAS).describe('The menu that lists it: connettivita or innovazione'),
  order: z.int().positive().describe('Its place in that menu, from 1'),
  weave: z.enum(WEAVES).describe('Its weave draft, e.g. tela'),
  line: copy(48, 'it is one line of the mega-menu').describe(
    'The fact under the name in the menu, e.g. Installata in 24-48 ore',
  ),
  summary: copy(140, 'it is three lines of a card').describe(
    'What the service does for a company, in one or two sentences',
  ),
  plans: reference('plans').describe('Its price list in src/content/plans, e.g. fibra-ottica').optional(),
  fromPrice: priceSchema
    .describe('The "from" price, if it is not the lowest of its price list, e.g. 249')
    .optional(),
  fromBuys: copy(60, 'it is two lines of the menu')
    .describe('What the "from" price buys, shown wherever the price is, e.g. un server virtuale')
    .optional(),
  toConfirm: z
    .array(z.enum(['fromBuys']))
    .describe('Fields that the owner has yet to confirm; the report lists them, e.g. [fromBuys]')
    .optional(),
  confirm: confirmSchema(),
  priceRange: priceRangeSchema
    .describe(
      'The price range for search engines, if it differs from its price list, e.g. { from: 1200, to: 3500 }',
    )
    .optional(),
  featured: z.boolean().describe('On services that the overview shows larger: true').optional(),
  badge: copy(20, 'it is a sewn label').describe('The label of its card, e.g. Novità').optional(),
});
