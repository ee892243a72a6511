import * as z from 'zod';
import { copy, linkSchema } from '../fields/copy.ts';
import { priceRangeSchema } from '../fields/price.ts';

const areaMenuSchema = z.strictObject({
  title: copy(24, 'it is a button of the bar').describe('The name of the area, e.g. Connettività'),
  shortTitle: copy(24, 'it heads a narrow column').describe('Its name in the footer, e.g. Innovazione'),
  line: copy(100, 'it is two lines of the menu').describe('One sentence about the area'),
  all: linkSchema.describe('The link to the overview of the area'),
  priceRange: priceRangeSchema
    .describe(
      'The price range of the area for search engines, if it differs from its services: { from: 29.90, to: 500 }',
    )
    .optional(),
  help: z
    .strictObject({
      title: copy(44, 'it is two lines of a narrow column').describe('A question or an offer'),
      text: copy(80, 'it is two lines of a narrow column').describe('What happens when the visitor calls'),
    })
    .describe('The block beside the services, above the telephone number'),
});

/** How many letters fit the bar at 1240 px, the narrowest width with menus: both areas, the links and the button. */
const BAR_LETTERS = 74;
const BAR_LINKS = 2;
/** The space around a further link is as wide as three letters. */
const LETTERS_OF_A_LINK = 3;

/** Texts of the bar, the menus and the footer: `src/content/navigation.yaml`. Specification §2, "Shared elements". */
export const navigationSchema = z
  .strictObject({
    areas: z
      .strictObject({
        connettivita: areaMenuSchema.describe('The menu of connectivity'),
        innovazione: areaMenuSchema.describe('The menu of digital innovation'),
      })
      .describe('The two mega-menus; their items are the services'),
    links: z.array(linkSchema).min(1).max(3).describe('Plain links of the bar'),
    consultation: linkSchema.describe(
      'The button that opens the form, and where it leads without JavaScript',
    ),
    footer: z
      .strictObject({
        statement: copy(80, 'it is three lines of the footer').describe('The sentence that opens the footer'),
        usefulTitle: copy(24, 'it heads a narrow column').describe(
          'The heading of the useful links, e.g. Utili',
        ),
        useful: z.array(linkSchema).describe('Useful links besides the plain links of the bar'),
        contactsTitle: copy(24, 'it heads a narrow column').describe('The heading of the contacts'),
        legal: z.array(linkSchema).min(1).describe('Links to the legal pages'),
        disclaimer: copy(120, 'it is one line of the footer').describe(
          'Who runs this site, and who does not',
        ),
        company: copy(200, 'it is one line of the footer').describe(
          'Company data that the law requires on every page (art. 2250 c.c., art. 35 DPR 633/72)',
        ),
      })
      .describe('The footer of every page'),
  })
  .superRefine(({ areas, links, consultation }, context) => {
    const labels = [
      ...Object.values(areas).map(({ title }) => title),
      ...links.map(({ label }) => label),
      consultation.label,
    ];
    const letters = labels.join('').length + Math.max(links.length - BAR_LINKS, 0) * LETTERS_OF_A_LINK;
    if (letters <= BAR_LETTERS) return;
    context.addIssue({
      code: 'custom',
      path: ['links'],
      message: `${letters - BAR_LETTERS} letters fewer in the bar (the titles of the areas, these links and the button): more would need a second row. Move less important links to footer.useful`,
    });
  });
export type NavigationData = z.output<typeof navigationSchema>;
