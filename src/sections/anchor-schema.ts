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

export const formAnchorSchema = z
  .enum([CONSULTATION_ID, APPLICATION_ID])
  .default(CONSULTATION_ID)
  .describe('Il punto della pagina a cui portano i pulsanti');
