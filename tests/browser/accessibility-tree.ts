import type { Page } from '@playwright/test';

/** An element as the browser tells assistive technology of it. */
interface Told {
  readonly role: string;
  readonly name: string;
  readonly isExpanded: boolean | undefined;
}

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'complementary',
  'contentinfo',
  'search',
  'form',
  'region',
];
/** ARIA has no role for a summary, so aria snapshots show no more than its words. */
const SUMMARY = /^DisclosureTriangle/;

/** Chromium's own tree: what is inert, hidden or behind a modal dialog is not in it. */
const told = async (page: Page): Promise<Told[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      isExpanded: properties?.find((property) => property.name === 'expanded')?.value.value,
    }));
};

/** @returns the questions and areas that unfold, by their names, and whether each is open */
export const disclosures = async (page: Page): Promise<[string, boolean | undefined][]> =>
  (await told(page))
    .filter(({ role }) => SUMMARY.test(role))
    .map(({ name, isExpanded }) => [name, isExpanded]);

/**
 * @returns whether the button of this name is told to be open, `undefined` when nothing is: browsers tell it of a button
 *   with `popovertarget` by themselves, which Playwright's roles leave out
 */
export const isExpanded = async (page: Page, button: string): Promise<boolean | undefined> =>
  (await told(page)).find(({ role, name }) => role === 'button' && name === button)?.isExpanded;

/** @returns the landmarks that can be jumped to, as “role name”, in the order of the alphabet */
export const landmarks = async (page: Page): Promise<string[]> =>
  (await told(page))
    .filter(({ role }) => LANDMARKS.includes(role))
    .map(({ role, name }) => `${role} ${name}`.trim())
    .sort();
