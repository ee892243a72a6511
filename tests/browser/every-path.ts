import { readSite } from '../site/built-site.ts';

/** Filled in by the function: its states are in every-state.spec.ts. */
const TEMPLATE = '/richiesta-da-correggere';

/** Every page that the build left, once: an alias is the same page. */
export const EVERY_PATH: readonly string[] = readSite()
  .pages.filter(({ path, document }) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return path !== TEMPLATE && (canonical === undefined || new URL(canonical).pathname === path);
  })
  .map(({ path }) => path);
