import { campaignAddress, plainName, UTM, UTM_AND_CLICK_ID } from './campaign-address.ts';
import { CAMPAIGN_VALUE_MAX_LENGTH, PAGE_MAX_LENGTH } from './limits.ts';
import { readLine } from './one-line.ts';
import { isPersonalValue } from './personal-value.ts';

/** The values of a campaign, each with the URL parameter that carries it. */
const PARAMETERS = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
  gclid: 'gclid',
} as const;

/** The campaign that brought a visitor, with only the values that are known. */
export type Campaign = Readonly<Partial<Record<keyof typeof PARAMETERS | 'landing', string>>>;

/** Google's click id. */
const GCLID = /^[\w-]+$/;

const readValue = (value: unknown): string | undefined => {
  const line = readLine(value, CAMPAIGN_VALUE_MAX_LENGTH);
  return line === undefined || isPersonalValue(line) ? undefined : line;
};

/** Reads a path of this site, without query and fragment. */
const readLanding = (value: unknown): string | undefined => {
  const line = readLine(value, PAGE_MAX_LENGTH)?.replace(/[?#].*/, '');
  return line?.startsWith('/') ? line : undefined;
};

const readGclid = (value: unknown): string | undefined => {
  const line = readValue(value);
  return line !== undefined && GCLID.test(line) ? line : undefined;
};

/** The readers of the values, in the order in which a campaign is shown. */
const READERS: readonly [keyof Campaign, (value: unknown) => string | undefined][] = [
  ['source', readValue],
  ['medium', readValue],
  ['campaign', readValue],
  ['term', readValue],
  ['content', readValue],
  ['gclid', readGclid],
  ['landing', readLanding],
];

/**
 * Reads the campaign of a request. Wrong values are left out and long ones are cut, so that a lead is never lost for
 * them.
 *
 * @param value anything that a browser or a bot may have sent
 * @returns the campaign, each value one line of at most {@link CAMPAIGN_VALUE_MAX_LENGTH} characters; undefined when
 *   nothing is known
 */
export const readCampaign = (value: unknown): Campaign | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const campaign: Partial<Record<keyof Campaign, string>> = {};
  for (const [name, read] of READERS) {
    const text = read(Reflect.get(value, name));
    if (text !== undefined) campaign[name] = text;
  }
  return Object.keys(campaign).length === 0 ? undefined : campaign;
};

/**
 * @param address of a page that a campaign may have led to
 * @param allowsClickId whether the visitor allowed marketing; without that, `gclid` is left out
 * @returns the campaign that the address names, with the path of the page as landing; a repeated parameter counts with
 *   its first value; undefined when the address names no campaign
 * @throws {TypeError} when the text is not an address
 */
export const campaignOf = (address: string, allowsClickId = false): Campaign | undefined => {
  const named = campaignAddress(new URL(address), allowsClickId ? UTM_AND_CLICK_ID : UTM);
  if (named === '') return undefined;
  const { pathname, searchParams } = new URL(named);
  const given = [...searchParams].map(([name, value]) => ({ name: plainName(name), value }));
  const values = Object.entries(PARAMETERS).map(([key, parameter]) => [
    key,
    given.find(({ name }) => name === parameter)?.value,
  ]);
  const campaign = readCampaign(Object.fromEntries(values));
  return campaign && { ...campaign, landing: pathname };
};
