import * as z from 'zod';
import { readOldAddress } from './old-address.ts';

const oldAddress = () =>
  z
    .string()
    .regex(/^\//, { abort: true, error: ({ input }) => `${readOldAddress(String(input))}` })
    .superRefine((text, context) => {
      const read = readOldAddress(text);
      if (typeof read === 'string') context.addIssue({ code: 'custom', message: read });
    });

/** Addresses that must keep working, and redirects of those without a page: `src/content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  kept: z
    .array(oldAddress())
    .describe('Addresses that are printed, advertised or linked: each needs a page or a redirect'),
  moved: z
    .array(
      z.strictObject({
        from: oldAddress().describe('The old address as it was, e.g. /servizi/telefonia or /contatti.html'),
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
