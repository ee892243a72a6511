import type { Page } from 'playwright/test';

/** An element as the browser exposes it to assistive technology. */
interface ExposedElement {
  readonly role: string;
  readonly name: string;
  readonly isExpanded: boolean | undefined;
  readonly isInvalid: boolean;
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
/** ARIA has no role for a summary, so aria snapshots show only its words. */
const SUMMARY = /^DisclosureTriangle/;

/** Reads Chromium's own tree, which leaves out whatever is inert, hidden or behind a modal dialog. */
const exposedElements = async (page: Page): Promise<ExposedElement[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      isExpanded: properties?.find((property) => property.name === 'expanded')?.value.value,
      isInvalid: properties?.find((property) => property.name === 'invalid')?.value.value === 'true',
    }));
};

/** @returns the name of each question and area that unfolds, and whether it is open */
export const disclosures = async (page: Page): Promise<[string, boolean | undefined][]> =>
  (await exposedElements(page))
    .filter(({ role }) => SUMMARY.test(role))
    .map(({ name, isExpanded }) => [name, isExpanded]);

/**
 * @returns whether the button of this name is exposed as expanded, `undefined` without such a state. Browsers expose it
 *   for a button with `popovertarget` by themselves, which Playwright's roles leave out.
 */
export const isExpanded = async (page: Page, button: string): Promise<boolean | undefined> =>
  (await exposedElements(page)).find(({ role, name }) => role === 'button' && name === button)?.isExpanded;

/** @returns the roles and names of the form's controls that are announced as invalid */
export const announcedAsInvalid = async (page: Page): Promise<string[]> =>
  (await exposedElements(page))
    .filter(({ isInvalid }) => isInvalid)
    .map(({ role, name }) => `${role} ${name}`);

/** @returns the landmarks as “role name”, in alphabetical order */
export const landmarks = async (page: Page): Promise<string[]> =>
  (await exposedElements(page))
    .filter(({ role }) => LANDMARKS.includes(role))
    .map(({ role, name }) => `${role} ${name}`.trim())
    .sort();
