import * as z from 'zod';

/** Fragments of the sections that buttons scroll to. Specification §2. */
export const CONSULTATION_ID = 'consulenza';
export const APPLICATION_ID = 'candidatura';
export const HERO_FORM_ID = 'contatto-hero';
export const HERO_APPLICATION_ID = 'candidatura-subito';
export const ROLES_ID = 'opportunita';
/** The first section of a page. Its styles are in the head. */
export const HERO_ID = 'hero';
/** The style element with all other styles, right after the hero: when the browser parses it, the hero is complete. */
export const LATER_STYLES_ID = 'later-styles';
/** The checkbox that stops the strip of clients. */
export const STOP_CLIENTS_ID = 'stop-clients';

/** The targets of a section's buttons: each button leads to the first of them that its page has. */
export const BUTTON_TARGETS = {
  plans: [HERO_FORM_ID, CONSULTATION_ID],
  roles: [APPLICATION_ID],
} as const;

export const formAnchorSchema = z
  .enum([CONSULTATION_ID, APPLICATION_ID])
  .default(CONSULTATION_ID)
  .describe('Fragment that buttons scroll to, e.g. consulenza');

/** The fields of a section that decide which fragments it has. */
const anchoredSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connectivity-hero') }),
  z.object({ kind: z.literal('figure-hero') }),
  z.object({ kind: z.literal('roles') }),
  z.object({ kind: z.literal('call-block') }),
  z.object({ kind: z.literal('consultation'), anchor: formAnchorSchema }),
  z.object({ kind: z.literal('client-strip'), still: z.boolean().default(false) }),
  z.object({ kind: z.literal('legal-text'), parts: z.array(z.object({ id: z.string() })) }),
]);

/**
 * @param section a section of a page
 * @returns the ids of its HTML that links can lead to; none for most kinds
 */
export const anchorsOf = (section: unknown): readonly string[] => {
  const anchored = anchoredSchema.safeParse(section).data;
  switch (anchored?.kind) {
    case 'connectivity-hero':
      return [HERO_FORM_ID];
    case 'figure-hero':
      return [HERO_APPLICATION_ID];
    case 'roles':
      return [ROLES_ID];
    case 'call-block':
      return [CONSULTATION_ID];
    case 'consultation':
      return [anchored.anchor];
    case 'client-strip':
      return anchored.still ? [] : [STOP_CLIENTS_ID];
    case 'legal-text':
      return anchored.parts.map(({ id }) => id);
    default:
      return [];
  }
};
