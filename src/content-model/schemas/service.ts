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
  name: copy(32, 'è una riga di un menù').describe('Il nome del servizio, ad esempio Fibra ottica'),
  href: siteHref().describe('La pagina del servizio, ad esempio /fibra-ottica'),
  area: z.enum(AREAS).describe('Il menù che lo elenca: connettività o innovazione'),
  order: z.int().positive().describe('Il suo posto in quel menù, da 1'),
  weave: z.enum(WEAVES).describe('La sua tessitura'),
  line: copy(48, 'è una riga del menù grande').describe(
    'Il fatto sotto il nome nel menù, ad esempio Installata in 24-48 ore',
  ),
  summary: copy(140, 'sono tre righe di una scheda').describe(
    'Che cosa fa il servizio per un’azienda, in una o due frasi',
  ),
  plans: reference('plans').describe('Il suo listino, ad esempio fibra-ottica').optional(),
  fromPrice: priceSchema
    .describe('Il prezzo “da”, se non è il più basso del listino, ad esempio 249')
    .optional(),
  fromBuys: copy(60, 'sono due righe del menù')
    .describe('Che cosa compra il prezzo “da”: sta ovunque ci sia quel prezzo, ad esempio un server virtuale')
    .optional(),
  toConfirm: z
    .array(z.enum(['fromBuys']))
    .describe('Campi che il titolare deve ancora confermare; il resoconto li elenca')
    .optional(),
  confirm: confirmSchema(),
  priceRange: priceRangeSchema
    .describe(
      'La fascia di prezzo per i motori di ricerca, se diversa dal listino, ad esempio da 1200 a 3500',
    )
    .optional(),
  featured: z.boolean().describe('Acceso sui servizi che la panoramica mostra più grandi').optional(),
  badge: copy(20, 'è un’etichetta cucita')
    .describe('L’etichetta della sua scheda, ad esempio Novità')
    .optional(),
});
