import type { Props } from '../../src/islands/lead-form/LeadForm.tsx';

const PROPS = /(<astro-island\b[^>]*?) props="([^"]*)"/g;

/** What a lead form's HTML says: src/islands/lead-form/read-props.ts. */
const WRITTEN: Record<keyof Props, true> = { id: true, formType: true, source: true, messageLabel: true };

const isWritten = (island: string, names: readonly string[]): boolean =>
  island.includes('component-export="LeadForm"') && names.every((name) => Object.hasOwn(WRITTEN, name));

/** @returns a built page whose islands carry no props that can be read from their HTML */
export const withoutProps = (html: string): string =>
  html.replace(PROPS, (kept, island: string, props: string) => {
    const names = Object.keys(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')));
    return names.length === 0 || isWritten(island, names) ? island : kept;
  });
