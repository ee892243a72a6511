import * as z from 'zod';

/**
 * A text that visitors read.
 *
 * @param max the most characters (rules/lengths.ts says what counts)
 * @param reason why no more fit, as the end of the message "al massimo 60 caratteri: …"
 * @param notText the message for a value that is no text; by default the type and the description
 * @returns the schema of a text; its length is a rule's, since a schema cannot tell what is typed from what tokens bring
 */
export const copy = (max: number, reason?: string, notText?: string) =>
  z
    .string(notText === undefined ? {} : { error: notText })
    .min(1, { abort: true })
    .refine((text) => text.trim() !== '', { error: 'un testo, non solo spazi' })
    .meta(reason === undefined ? { maxLength: max } : { maxLength: max, maxLengthReason: reason });

/** A text that shows links such as `[parole](/percorso)`; see {@link copy}. */
export const linkedCopy = (max: number, reason?: string) => copy(max, reason).meta({ links: true });

/** An address on this site: `/`, `/servizi/voip`, `/#consulenza`, `#contatto-hero`. No slash at the end. */
export const siteHref = () =>
  z
    .string()
    .regex(/^(?:\/|(?:\/[a-z0-9-]+)+)?(?:#[a-z0-9-]+)?$/, {
      error: 'un indirizzo di questo sito, ad esempio /servizi/voip o #consulenza, senza barra finale',
    })
    .meta({ href: true });

/** An address on this site, as in {@link siteHref}, or the whole address of another site. */
const anyHref = () =>
  z
    .string()
    .regex(
      /^(?:(?:\/|(?:\/[a-z0-9-]+)+)?(?:#[a-z0-9-]+)?|https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#:][^\s()[\]]*)?)$/,
      {
        error:
          'un indirizzo di questo sito come /servizi/voip o #consulenza, senza barra alla fine, o quello intero di un altro sito, che comincia con https://',
      },
    )
    .meta({ href: true });

/** The id of an item inside a file, as references write it. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'lettere minuscole, cifre e trattini singoli, ad esempio super-office-one',
  });

/** Marks invented content. Every build warns about it, a production build stops (build/invented-facts.ts). */
export const placeholderField = z
  .boolean()
  .describe('Acceso su un dato inventato, finché uno vero non lo sostituisce')
  .optional();

/** A link: its label and its address. */
export const linkSchema = z.strictObject({
  label: copy(40, 'un link è una riga di un menù').describe(
    'Che cosa leggono i visitatori, ad esempio Chi Siamo',
  ),
  href: siteHref().describe('Dove porta, ad esempio /chi-siamo'),
});

/** A button, or a link of the footer: it may lead to another site, which the page then says. */
export const anyLinkSchema = linkSchema.extend({
  href: anyHref().describe(
    'Dove porta: una pagina, ad esempio /chi-siamo, o un altro sito, ad esempio https://clienti.operatore.example',
  ),
});

/**
 * The list of items in a section.
 *
 * @param shape the keys of an item; any other key is an error
 * @param least the fewest items
 * @param most the most items; without it, the list has exactly `least`
 * @returns the schema of the list
 */
export const itemList = <Shape extends z.ZodRawShape>(shape: Shape, least: number, most?: number) => {
  const list = z.array(z.strictObject(shape));
  return most === undefined ? list.length(least) : list.min(least).max(most);
};
