/** Every page of Specification §2, by its long address. */
const SPECIFIED_PAGES: readonly string[] = [
  '/',
  '/chi-siamo',
  '/lavora-con-noi',
  '/campagne/ict-digitalizzazione',
  '/servizi',
  '/fibra-ottica',
  '/servizi/mobile-business',
  '/servizi/voip',
  '/servizi/connettivita-dedicata',
  '/servizi/fwa-5g',
  '/servizi/sd-wan',
  '/servizi/iot',
  '/servizi/backup-connectivity',
  '/innovazione-digitale',
  '/innovazione-digitale/digitalizzazione',
  '/innovazione-digitale/iot',
  '/innovazione-digitale/ict-managed-services',
  '/innovazione-digitale/data-analytics',
  '/innovazione-digitale/cybersecurity',
  '/innovazione-digitale/cloud-data-center',
  '/innovazione-digitale/consulenza',
  '/privacy-policy',
  '/cookie-policy',
  '/termini-servizio',
  '/informazioni-legali',
];

/** Every address of Specification §2. */
export const SPECIFIED_ROUTES: readonly string[] = [
  ...SPECIFIED_PAGES,
  // Short aliases and other links seen.
  '/digitalizzazione',
  '/ict-managed-services',
  '/cybersecurity',
  '/cloud-data-center',
  '/data-analytics',
  '/consulenza',
  '/connettivita',
];

/** Pages that visitors are owed besides: how accessible the site is, and how to say that it is not. */
export const FURTHER_ROUTES: readonly string[] = ['/accessibilita'];

/** The page anchors of Specification §2. */
export const SPECIFIED_ANCHORS: readonly string[] = [
  'consulenza',
  'candidatura',
  'opportunita',
  'contatto-hero',
];
