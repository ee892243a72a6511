import * as z from 'zod';
import { copy } from '../fields/copy.ts';

const label = (max: number, where: string, reason = 'è una riga di un’etichetta') =>
  copy(max, reason).describe(where);

/**
 * The label of a banner button. On a phone three of them share a line; at so few letters, accepting and refusing have the
 * same weight (Garante, linee guida sui cookie del 10 giugno 2021).
 */
const bannerButton = (where: string) => label(15, where, 'tre stanno in una riga sul telefono');

const switchSchema = z.strictObject({
  name: label(20, 'Il nome della finalità, ad esempio Statistiche'),
  text: label(80, 'Che cosa fa la finalità', 'sono due righe di una finestra'),
});

const cookiesSchema = z.strictObject({
  banner: z
    .strictObject({
      name: label(40, 'Come i lettori di schermo chiamano il banner, ad esempio Scelta sui cookie'),
      text: label(
        90,
        'Il testo del banner, che dice che cosa fa chiuderlo con la X',
        'sono due righe su un telefono',
      ),
      textWithoutTags: label(
        90,
        'Lo stesso dove il sito non ha tag facoltativi: non si usa niente di facoltativo',
        'sono due righe su un telefono',
      ),
      all: bannerButton('Il pulsante che accetta tutto, ad esempio Accetta tutti'),
      necessary: bannerButton('Il pulsante che rifiuta i cookie facoltativi, ad esempio Solo necessari'),
      customise: bannerButton('Il pulsante che apre le scelte, ad esempio Personalizza'),
      close: label(40, 'Come i lettori di schermo chiamano la X, ad esempio Chiudi il banner'),
    })
    .describe('Il banner dei cookie'),
  policy: label(24, 'Il link alla cookie policy'),
  preferences: label(24, 'Il titolo della finestra, e il link nel piè di pagina che la apre'),
  switches: z
    .strictObject({
      necessary: switchSchema.describe('La finalità che non si può spegnere'),
      analytics: switchSchema.describe('Statistiche'),
      marketing: switchSchema.describe('Marketing'),
    })
    .describe('Le finalità nella finestra'),
  states: z
    .strictObject({
      always: label(16, 'Accanto all’interruttore fisso, ad esempio Sempre attivi'),
      on: label(16, 'Accanto a un interruttore acceso, ad esempio Attivo'),
      off: label(16, 'Accanto a un interruttore spento, ad esempio Spento'),
    })
    .describe('Le parole accanto agli interruttori'),
  buttons: z
    .strictObject({
      cancel: label(20, 'Chiude la finestra senza cambiare nulla, ad esempio Annulla'),
      save: label(20, 'Conserva le scelte, ad esempio Salva'),
    })
    .describe('I pulsanti della finestra'),
  saved: z
    .strictObject({
      title: label(40, 'Dice che le scelte sono conservate, ad esempio Preferenze cookie salvate'),
      text: label(90, 'Che cosa può fare ora il visitatore', 'sono due righe di un messaggio'),
    })
    .describe('Il messaggio dopo che le scelte sono state conservate'),
});

/** Texts that many pages share: `src/content/words.yaml`. */
export const wordsSchema = z.strictObject({
  bar: z
    .strictObject({
      name: label(40, 'Come i lettori di schermo chiamano la barra dei telefoni, ad esempio Contatto rapido'),
      call: label(
        12,
        'Prima del numero per i lettori di schermo, e nella barra dei telefoni, ad esempio Chiama',
      ),
      callNow: label(20, 'Il pulsante sotto il numero gigante, ad esempio Chiama ora'),
      quote: label(12, 'Nella barra dei telefoni: il link al modulo, ad esempio Preventivo'),
      apply: label(12, 'Lo stesso pulsante nella pagina per gli agenti, ad esempio Candidati'),
      write: label(12, 'Il pulsante della chat, ad esempio Scrivici'),
      writeOnWhatsapp: label(30, 'Il nome completo del pulsante della chat, ad esempio Scrivici su WhatsApp'),
      menu: label(8, 'Il pulsante che apre il menù, ad esempio Menu'),
      closeMenu: label(8, 'Lo stesso pulsante mentre il menù è aperto, ad esempio Chiudi'),
    })
    .describe('La barra in alto, e quella in basso sui telefoni'),
  contacts: z
    .strictObject({
      phone: label(16, 'Prima degli orari dell’ufficio, ad esempio Telefono'),
      support: label(16, 'Prima del numero dell’assistenza, ad esempio Assistenza'),
      whatsapp: label(16, 'Prima del numero della chat, ad esempio WhatsApp'),
      email: label(16, 'Prima dell’indirizzo email, ad esempio Email'),
      pec: label(16, 'Prima dell’indirizzo certificato, ad esempio PEC'),
      address: label(16, 'Prima dell’indirizzo della sede, ad esempio Sede'),
    })
    .describe('Etichette dei contatti'),
  compare: z
    .strictObject({
      order: label(20, 'Prima delle opzioni di ordinamento del confronto, ad esempio Ordina per'),
      caption: label(80, 'Come i lettori di schermo chiamano la tabella'),
      service: label(16, 'Titolo della prima colonna e opzione di ordinamento'),
      price: label(16, 'Titolo dei prezzi e opzione di ordinamento'),
      measure: label(24, 'Titolo di velocità e dimensioni'),
      ready: label(16, 'Titolo dei tempi e opzione di ordinamento'),
      fit: label(16, 'Titolo di “per chi è” un servizio'),
      details: label(16, 'Titolo dell’ultima colonna, e pulsante che apre i dettagli'),
    })
    .describe('Il confronto dei servizi'),
  transparency: z
    .strictObject({
      inQuote: label(30, 'Prima di ciò che solo il preventivo stabilisce, ad esempio Nel preventivo trovi'),
    })
    .describe('La riga di trasparenza sotto un listino'),
  links: z
    .strictObject({
      content: label(40, 'Il primo link per chi usa la tastiera, ad esempio Vai al contenuto'),
      cookies: label(40, 'Il secondo, ad esempio Vai alla scelta sui cookie'),
      discover: label(16, 'Su un campione: il link al servizio, ad esempio Scopri'),
      read: label(16, 'Su un articolo, ad esempio Leggi'),
      quote: label(24, 'Sotto una soluzione senza prezzo, ad esempio Chiedi il preventivo'),
      prices: label(40, 'Dopo la nota sui prezzi, ad esempio Come leggere i prezzi'),
      home: label(40, 'Riporta alla home dalla pagina 404 e da quella di ringraziamento'),
    })
    .describe('Link di molte pagine'),
  missingPage: z
    .strictObject({
      text: label(80, 'Che cosa è successo, sotto il titolo fissato dalla specifica'),
      more: label(60, 'Che cosa funziona ancora'),
    })
    .describe('La pagina 404'),
  cookies: cookiesSchema.describe('Il banner dei cookie e la sua finestra'),
});
export type WordsData = z.output<typeof wordsSchema>;
