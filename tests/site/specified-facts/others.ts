import { brandTexts } from '../../../src/content-model/facts/brand-texts.ts';
import { readSite } from '../../../src/site/site.ts';
import { SPECIFIED_ROUTES } from '../specified-routes.ts';
import { type Fact, OWN_PAGE } from './fact.ts';

const { hours } = brandTexts(readSite().brand);

const CAREERS = '/lavora-con-noi';
const CAMPAIGN = '/campagne/ict-digitalizzazione';

/** Specification §1, §2 and §9: every page, home, about, careers, campaign, legal pages. */
export const OTHER_FACTS: readonly Fact[] = [
  [SPECIFIED_ROUTES, 'Richiedi Consulenza', 'navigation/navigation'],
  [SPECIFIED_ROUTES, hours],
  [SPECIFIED_ROUTES, /P\.\s?IVA/],
  ['/', 'Scopri Soluzioni', OWN_PAGE],
  ['/', /97,6\s?%/],
  ['/', /2,5\s?Gb\/s/],
  ['/', '24/7'],
  ['/', 'Lavora con noi', OWN_PAGE],
  ['/', /4,8\s?\/5/],
  ['/', '500 euro'],
  ['/', /40\s?%/],
  ['/', '6-12 mesi'],
  ['/', '24 ore'],
  ['/', /98\s?%/],
  ['/', 'Richiedi Preventivo'],
  ['/chi-siamo', /10\+|oltre 10 anni/],
  ['/chi-siamo', /500\+/],
  ['/chi-siamo', /100\s?%/, OWN_PAGE],
  ['/chi-siamo', 'Eccellenza', OWN_PAGE],
  ['/chi-siamo', 'Partnership', OWN_PAGE],
  ['/chi-siamo', 'Prossimità', OWN_PAGE],
  ['/chi-siamo', hours.replace(/^\S+ /, '')],
  ['/chi-siamo', '24 ore'],
  [CAREERS, /\+12\s?%/],
  [CAREERS, /4,2\s?M/],
  [CAREERS, /10\s?x/],
  [CAREERS, /75\s?%/],
  [CAREERS, /€30-80K|30\.000-80\.000 €/],
  [CAREERS, /€50-120K|50\.000-120\.000 €/],
  [CAREERS, /(?:2|due) settimane/],
  [CAREERS, 'Invia Candidatura'],
  [CAREERS, /4,9/],
  [CAMPAIGN, 'Richiedi Preventivo'],
  ['/privacy-policy', /10 anni|dieci anni/],
  ['/privacy-policy', /30 giorni/],
  ['/privacy-policy', /Versione \d{4}-\d{2}/],
  ['/cookie-policy', /(?:2|due) anni/],
  ['/cookie-policy', /Versione \d{4}-\d{2}/],
  ['/termini-servizio', /Versione \d{4}-\d{2}/],
  ['/termini-servizio', 'Roma'],
  ['/informazioni-legali', '10.000 euro'],
  ['/informazioni-legali', 'Roma'],
  [['/privacy-policy', '/cookie-policy', '/termini-servizio', '/informazioni-legali'], 'info@trama.example'],
];
