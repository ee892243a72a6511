import { pageOf, readSite } from '../site/built-site.ts';

/** A function fills this page in; every-state.spec.ts checks its states. */
const TEMPLATE = '/richiesta-da-correggere';

/** Every built page once: aliases are left out. */
export const EVERY_PATH: readonly string[] = readSite()
  .pages.filter(({ path, html }) => {
    // Only the head: every process of a run reads all pages.
    const { document } = pageOf(html.slice(0, html.indexOf('</head>')));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return path !== TEMPLATE && (canonical === undefined || new URL(canonical).pathname === path);
  })
  .map(({ path }) => path);
