import * as z from 'zod';
import { copy } from '../fields/copy.ts';

const label = (max: number, where: string, reason = 'it is one line of a label') =>
  copy(max, reason).describe(where);

/**
 * The label of a banner button. On a phone three of them share a line; at so few letters, accepting and refusing have the
 * same weight (Garante, linee guida sui cookie del 10 giugno 2021).
 */
const bannerButton = (where: string) => label(15, where, 'three of them share a line of a phone');

const switchSchema = z.strictObject({
  name: label(20, 'The name of the purpose, e.g. Statistiche'),
  text: label(80, 'What the purpose does', 'it is two lines of a dialog'),
});

const cookiesSchema = z.strictObject({
  banner: z
    .strictObject({
      name: label(40, 'What screen readers call the banner, e.g. Scelta sui cookie'),
      text: label(
        90,
        'The text of the banner, which says what closing it with the X does',
        'it is two lines of a phone',
      ),
      textWithoutTags: label(
        90,
        'The same where the site has no optional tag: nothing optional is used',
        'it is two lines of a phone',
      ),
      all: bannerButton('The button that accepts everything, e.g. Accetta tutti'),
      necessary: bannerButton('The button that refuses optional cookies, e.g. Solo necessari'),
      customise: bannerButton('The button that opens the choices, e.g. Personalizza'),
      close: label(40, 'What screen readers call the X, e.g. Chiudi il banner'),
    })
    .describe('The cookie banner'),
  policy: label(24, 'The link to the cookie policy'),
  preferences: label(24, 'The title of the dialog, and the link in the footer that opens it'),
  switches: z
    .strictObject({
      necessary: switchSchema.describe('The purpose that cannot be switched off'),
      analytics: switchSchema.describe('Statistics'),
      marketing: switchSchema.describe('Marketing'),
    })
    .describe('The purposes in the dialog'),
  states: z
    .strictObject({
      always: label(16, 'Beside the fixed switch, e.g. Sempre attivi'),
      on: label(16, 'Beside a switch that is on, e.g. Attivo'),
      off: label(16, 'Beside a switch that is off, e.g. Spento'),
    })
    .describe('The words beside the switches'),
  buttons: z
    .strictObject({
      cancel: label(20, 'Closes the dialog without a change, e.g. Annulla'),
      save: label(20, 'Keeps the choices, e.g. Salva'),
    })
    .describe('The buttons of the dialog'),
  saved: z
    .strictObject({
      title: label(40, 'Says that the choices are kept, e.g. Preferenze cookie salvate'),
      text: label(90, 'What the visitor can do then', 'it is two lines of a message'),
    })
    .describe('The message after the choices were kept'),
});

/** Texts that many pages share: `src/content/words.yaml`. */
export const wordsSchema = z.strictObject({
  bar: z
    .strictObject({
      name: label(40, 'What screen readers call the bar of phones, e.g. Contatto rapido'),
      call: label(12, 'Before the number for screen readers, and in the bar of phones, e.g. Chiama'),
      callNow: label(20, 'The button below the giant number, e.g. Chiama ora'),
      quote: label(12, 'In the bar of phones: the link to the form, e.g. Preventivo'),
      apply: label(12, 'The same button on the page for agents, e.g. Candidati'),
      write: label(12, 'The chat button, e.g. Scrivici'),
      writeOnWhatsapp: label(30, 'The full name of the chat button, e.g. Scrivici su WhatsApp'),
      menu: label(8, 'The button that opens the menu, e.g. Menu'),
      closeMenu: label(8, 'The same button while the menu is open, e.g. Chiudi'),
    })
    .describe('The bar at the top, and the bar at the bottom of phones'),
  contacts: z
    .strictObject({
      phone: label(16, 'Before the office hours, e.g. Telefono'),
      support: label(16, 'Before the number of support, e.g. Assistenza'),
      whatsapp: label(16, 'Before the chat number, e.g. WhatsApp'),
      email: label(16, 'Before the email address, e.g. Email'),
      pec: label(16, 'Before the certified address, e.g. PEC'),
      address: label(16, 'Before the address of the office, e.g. Sede'),
    })
    .describe('Labels of the contacts'),
  compare: z
    .strictObject({
      order: label(20, 'Before the sort options of the comparison, e.g. Ordina per'),
      caption: label(80, 'What screen readers call the table'),
      service: label(16, 'Heading of the first column, and a sort option'),
      price: label(16, 'Heading of the prices, and a sort option'),
      measure: label(24, 'Heading of speeds and sizes'),
      ready: label(16, 'Heading of the times, and a sort option'),
      fit: label(16, 'Heading of who a service is for'),
      details: label(16, 'Heading of the last column, and the button that opens the details'),
    })
    .describe('The comparison of services'),
  transparency: z
    .strictObject({
      title: label(32, 'The heading of the label of a price list', 'it is a heading'),
      button: label(30, 'Asks for the highlighted plan, e.g. Chiedi questo piano'),
      inQuote: label(30, 'Before the names of what only the quote settles, e.g. Nel preventivo trovi:'),
    })
    .describe('The texts of the transparency label'),
  links: z
    .strictObject({
      content: label(40, 'The first link for keyboards, e.g. Vai al contenuto'),
      cookies: label(40, 'The second one, e.g. Vai alla scelta sui cookie'),
      discover: label(16, 'On a swatch: the link to the service, e.g. Scopri'),
      read: label(16, 'On an article, e.g. Leggi'),
      quote: label(24, 'Below a solution without a price, e.g. Chiedi il preventivo'),
      prices: label(40, 'After the note about prices, e.g. Come leggere i prezzi'),
      home: label(40, 'Leads home from the 404 page and from the thank-you page'),
    })
    .describe('Links on many pages'),
  missingPage: z
    .strictObject({
      text: label(80, 'What happened, below the heading from the specification'),
      more: label(60, 'What still works'),
    })
    .describe('The 404 page'),
  cookies: cookiesSchema.describe('The cookie banner and its dialog'),
});
export type WordsData = z.output<typeof wordsSchema>;
