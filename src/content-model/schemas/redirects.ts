import * as z from 'zod';

const pageAddress = () =>
  z.string().regex(/^(?:\/[a-z0-9-]+)+$/, {
    error: 'an address such as /servizi/voip, without a slash at the end',
  });

/** Addresses that must keep working, and redirects of those without a page: `src/content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  kept: z
    .array(pageAddress())
    .describe('Addresses that are printed, advertised or linked: each needs a page or a redirect'),
  moved: z
    .array(
      z.strictObject({
        from: pageAddress().describe('The old address, e.g. /servizi/telefonia'),
        to: z
          .string()
          .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, {
            error: 'an address of this site such as /servizi/voip, without a slash at the end',
          })
          .describe('The address of the page that replaces it, e.g. /servizi/voip'),
      }),
    )
    .describe('Old addresses, each with the page that visitors get instead (301)')
    .default([]),
});
export type RedirectsData = z.output<typeof redirectsSchema>;
