import { readSite } from '../../src/site/site.ts';

const { moved = [] } = readSite().redirects;

/** @returns the current address of a page: owners may rename it if the old address redirects to the new one */
export const addressOf = (path: string): string => moved.find(({ from }) => from === path)?.to ?? path;

/** The connectivity pages, in the order of the menus. Specification §2. */
export const CONNECTIVITY_ROUTES: readonly string[] = [
  '/fibra-ottica',
  '/servizi/mobile-business',
  '/servizi/voip',
  '/servizi/connettivita-dedicata',
  '/servizi/fwa-5g',
  '/servizi/sd-wan',
  '/servizi/iot',
  '/servizi/backup-connectivity',
];

/** The digital-innovation pages, in the order of the menus. */
export const INNOVATION_ROUTES: readonly string[] = [
  '/innovazione-digitale/digitalizzazione',
  '/innovazione-digitale/iot',
  '/innovazione-digitale/ict-managed-services',
  '/innovazione-digitale/data-analytics',
  '/innovazione-digitale/cybersecurity',
  '/innovazione-digitale/cloud-data-center',
  '/innovazione-digitale/consulenza',
];
