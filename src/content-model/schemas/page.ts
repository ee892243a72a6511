import * as z from 'zod';
import { PICTURE_PATH } from '../fields/address.ts';
import { copy, siteHref } from '../fields/copy.ts';
import { reference } from '../fields/reference.ts';
import { endsAfterItBegins, windowFields } from '../fields/window.ts';
import type { Section } from '../section.ts';

/** How many characters of a title search results show. With the agency's name behind it, a title of 43 fits. */
const TITLE_MAX_LENGTH = 60;
/** Search engines replace a description with fewer characters and cut off a longer one. */
const DESCRIPTION_MIN_LENGTH = 120;
const DESCRIPTION_MAX_LENGTH = 155;
const DESCRIPTION_LENGTH = `${DESCRIPTION_MIN_LENGTH} to ${DESCRIPTION_MAX_LENGTH} characters, what search results show`;

/**
 * @param agency the name of the agency, e.g. `Trama Business`
 * @returns the text after the title of every page. Specification §2, "Page meta per page"
 */
export const titleSuffix = (agency: string): string => ` | ${agency}`;

/** The breadcrumb: the parent pages, then the page itself, which has no address. */
const breadcrumbSchema = z
  .array(
    z.strictObject({
      name: copy(32, 'the breadcrumb is one line on a phone').describe('What visitors read, e.g. Servizi'),
      href: siteHref().describe('Where it leads, e.g. /servizi; not on the page itself').optional(),
    }),
  )
  .min(1)
  .superRefine((items, context) => {
    for (const [index, { href }] of items.entries()) {
      const isLast = index === items.length - 1;
      if (isLast === (href === undefined)) continue;
      const message = isLast ? 'no address: it is this page' : 'an address such as /servizi';
      context.addIssue({ code: 'custom', path: [index, 'href'], message });
    }
  });

/**
 * The fields of a page or an article that search results show. Machines compare them character by character, so they
 * get no typographic spaces.
 */
export const headFields = {
  title: z
    .string()
    .min(1)
    .max(TITLE_MAX_LENGTH, { error: `at most ${TITLE_MAX_LENGTH} characters, what search results show` })
    .meta({ plain: true })
    .describe(
      'The title in search results, without the name of the agency; at most 43 characters fit with it',
    ),
  description: z
    .string()
    .min(DESCRIPTION_MIN_LENGTH, { error: DESCRIPTION_LENGTH })
    .max(DESCRIPTION_MAX_LENGTH, { error: DESCRIPTION_LENGTH })
    .meta({ plain: true })
    .describe('The text under the title in search results'),
};

/**
 * A page: `src/content/pages/**.yaml`. Its path below `pages/` is its address.
 *
 * @param section the schema of one section, of any kind
 */
export const pageSchema = (section: z.ZodType<Section>) =>
  z
    .strictObject({
      ...headFields,
      ...windowFields,
      noindex: z.boolean().describe('On pages that search engines must leave out: true').optional(),
      ogType: z
        .enum(['website', 'article'], { error: 'website or article' })
        .describe('The type of the page for social networks, website if missing')
        .optional(),
      ogImage: z
        .string()
        .regex(PICTURE_PATH, { error: 'the address of a PNG in public/ such as /condivisa.png' })
        .meta({ picture: 'social' })
        .describe(
          'A picture that replaces the one that the build draws: a PNG of 1200x630 pixels and at most 100 kB in public/, e.g. /condivisa.png',
        )
        .optional(),
      service: reference('services', { shows: 'offer' })
        .describe('The service that the page is about, e.g. fibra-ottica')
        .optional(),
      aliases: z
        .array(
          z.string().regex(/^(?:\/[a-z0-9-]+)+$/, {
            error: 'an address such as /cybersecurity, without a slash at the end',
          }),
        )
        .min(1)
        .describe('Short addresses that show the same page; search engines keep the long one')
        .optional(),
      breadcrumb: breadcrumbSchema
        .describe(
          'The breadcrumb after the home icon, e.g. [{ name: Servizi, href: /servizi }, { name: Data Analytics }]',
        )
        .optional(),
      sections: z.array(section).min(1).describe('What the page shows, from top to bottom'),
    })
    .superRefine(endsAfterItBegins);
