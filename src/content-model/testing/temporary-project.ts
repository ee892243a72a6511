import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A fixture agency: the smallest valid content, with one price list, its service and a page. */
export const SMALL_CONTENT: Readonly<Record<string, string>> = {
  'brand.yaml': `placeholders: [phone]
agency: Filo Diretto
legalName: Filo Diretto S.r.l.
operator: Nordica Rete
siteUrl: https://www.filo.example
phone: +39 02 0000 0000
whatsapp: +39 000 000 0000
email: info@filo.example
address: { street: Via dell’Esempio 1, postalCode: "00100", city: Roma }
vatNumber: "00000000000"
rea: RM-0000000
greeting: Buongiorno, vorrei informazioni.
hours: { from: monday, to: friday, opens: 9:00, closes: 18:00 }
shareCapital: 10000
forum: Roma
claims: { partnerSince: 2013, years: 10, yearsElsewhere: 15, clients: 500, satisfied: 98, clientRating: 4.8,
  clientReviews: 500, agentRating: 4.9, coverage5g: 97.6, fibreSpeed: 2.5, uptime: 99.9, uptimeHighest: 99.99,
  latency: 10, support: 24/7, replyHours: 24, consultationValue: 500, costReduction: 40, returnMonths: 6-12,
  incidentMinutes: 15, resultsDays: 90, recoveryTimeHours: 4, recoveryPointMinutes: 15, serviceDeskHours: 4,
  agentCommission: 75, agentSelectionWeeks: 2, agentPay: 30000-80000, areaManagerPay: 50000-120000, marketGrowth: 12,
  marketCompanies: 4.2, contractValue: 10, consultedProjects: 200, projectsOnTime: 94, projectReturn: 2.8,
  projectValue: 12, clientRetention: 89, dataYears: 10, requestDays: 30, interactionDays: 30,
  analyticsCookieYears: 2, preferenceDays: 365, accessibilityDays: 5 }
supportAccess: Il numero arriva con il contratto.
priceNote: Prezzi indicativi, IVA esclusa.
registerCity: Roma
`,
  'colours.yaml': `ink: "#101820"
night: "#182430"
iron: "#3c4650"
mist: "#b4bcc4"
linen: "#f6f6f2"
hemp: "#e6e6e0"
chalk: "#fdfdfb"
madder: "#f0a000"
madder-deep: "#8a5a00"
aqua-3: "#9cc8e8"
aqua-6: "#2a6496"
aqua-9: "#123c60"
error: "#9a1030"
error-1: "#fff2f2"
`,
  'logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M4 4h16v16H4z"/></svg>',
  'navigation.yaml': `areas:
  connettivita:
    title: Connettività
    shortTitle: Connettività
    line: I modi di collegare sedi.
    all: { label: Tutti i servizi, href: /fibra-ottica }
    help: { title: Non sai quale linea arriva da te?, text: Verifichiamo noi. }
  innovazione:
    title: Connettività
    shortTitle: Connettività
    line: I modi di collegare sedi.
    all: { label: Tutti i servizi, href: /fibra-ottica }
    help: { title: Non sai quale linea arriva da te?, text: Verifichiamo noi. }
links: [{ label: Chi Siamo, href: /fibra-ottica }]
consultation: { label: Richiedi Consulenza, href: /fibra-ottica#main }
footer:
  statement: La rete c’è.
  usefulTitle: Utili
  useful: []
  contactsTitle: Contatti
  legal: [{ label: Privacy, href: /fibra-ottica }]
  disclaimer: Partner ufficiale {brand:operator}.
  company: "{brand:legalName}"
`,
  'dialogs.yaml': `consultation:
  title: Richiedi Consulenza
  description: Ti richiamiamo.
  source: navigation_popup
  messageLabel: Di cosa hai bisogno?
innovation:
  title: Richiedi Analisi
  description: Ti richiamiamo.
  source: navigation_popup
  messageLabel: Di cosa hai bisogno?
service: { title: Chiedi il preventivo, description: Arriva subito., messageLabel: Note }
plan: { title: Richiedi Informazioni, description: Compila il modulo., messageLabel: Note }
`,
  'receipts.yaml': `request:
  headline: [Ricevuta.]
  lead: Puoi chiudere la pagina.
  steps: [{ when: Adesso, text: È arrivata. }, { when: Domani, text: Ti chiamiamo. }, { when: Poi, text: Decidi. }]
  call: Hai fretta?
application:
  headline: [Ricevuta.]
  lead: Puoi chiudere la pagina.
  steps: [{ when: Adesso, text: È arrivata. }, { when: Domani, text: Ti chiamiamo. }, { when: Poi, text: Decidi. }]
  call: Hai fretta?
`,
  'redirects.yaml': `kept: []
`,
  // As long as the real one: a smaller one would lack the texts that the law requires.
  'words.yaml': readFileSync(join(import.meta.dirname, 'words.yaml'), 'utf8'),
  'plans/fibra-ottica.yaml': `per: mese
facts: { activation: 5-10 giorni lavorativi }
items:
  - id: one
    name: Ufficio Uno
    description: Uffici che usano il cloud ogni giorno.
    price: 23.99
    popular: true
    features: [La più veloce]
  - { id: standard, name: Standard, description: Studi e negozi., price: 39.99, features: [Veloce] }
  - { id: max, name: Max, description: Grandi sedi., price: Su richiesta, features: [Su misura] }
inEveryPlan: [Installazione gratuita]
conditions:
  vat: Esclusa
  activation: Installazione gratuita
  times: 5-10 giorni lavorativi
  measure: { label: Velocità, value: Fino a 1 Gb/s }
  technology: Da confermare nel preventivo
  term: Da confermare nel preventivo
  promotionEnds: 2026-12-31
`,
  'services/fibra-ottica.yaml': `name: Fibra ottica
href: /fibra-ottica
area: connettivita
order: 1
weave: tela
line: Da {from:fibra-ottica}/mese
summary: Attiva in {fact:fibra-ottica/activation}.
plans: fibra-ottica
`,
  'testimonials/brandi.yaml': `quote: Nessuno si accorge più della linea.
author: Ada Ferri
role: responsabile IT
company: Molini Sereni
industry: meccanica
rating: 5
`,
  'pages/fibra-ottica.yaml': `title: Fibra business
description: Fibra {brand:operator} fino a {claim:fibreSpeed} Gb/s per la tua azienda, a {price:fibra-ottica/one} al mese. Installazione gratuita e preventivo senza impegno.
service: fibra-ottica
sections:
  - kind: plans
    plans: fibra-ottica
`,
};

/**
 * @param title the title of the new page, as YAML writes it
 * @param text the page to copy
 * @returns a copy of the page with another title and description
 */
export const anotherPage = (title: string, text = SMALL_CONTENT['pages/fibra-ottica.yaml'] ?? ''): string =>
  text.replace('Fibra business', title).replace('senza impegno', `senza impegno per ${title}`);

/** File -> text. Paths are below `src/content`, or beside it as `../pages/404.astro`. `null` removes a file. */
export type ContentChanges = Readonly<Record<string, string | null>>;

/**
 * Writes a project and deletes it when the test ends.
 *
 * @param changes the differences from {@link SMALL_CONTENT}
 * @returns the folder of the project
 */
export const temporaryProject = (changes: ContentChanges = {}): string => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries({ ...SMALL_CONTENT, ...changes })) {
    if (text === null) continue;
    const file = join(root, 'src/content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
};

/**
 * @param path a file of {@link SMALL_CONTENT}
 * @param from a text in the file
 * @param to the text that replaces it
 * @returns the change of that file
 * @throws when the file does not contain `from`
 */
export const edit = (path: string, from: string, to: string): ContentChanges => {
  const text = SMALL_CONTENT[path];
  if (!text?.includes(from)) throw new Error(`${path} does not contain "${from}"`);
  return { [path]: text.replace(from, to) };
};
