import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CAMPAIGN_KEY,
  campaignAddress,
  keepCampaign,
  plainName,
  UTM_AND_CLICK_ID,
} from './campaign-address.ts';

const PAGE = 'https://www.trama.example/fibra-ottica';
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid'] as const;

describe('campaignAddress', () => {
  it.each([
    [`${PAGE}?utm_source=g&utm_campaign=medici#contatto-hero`, `${PAGE}?utm_source=g&utm_campaign=medici`],
    [
      `${PAGE}?x=1&UTM_Source=News&amp;Utm_medium=email&email=a`,
      `${PAGE}?UTM_Source=News&amp;Utm_medium=email`,
    ],
    [`${PAGE}?x=1&amp;amp;utm_term=a`, `${PAGE}?amp;amp;utm_term=a`],
    ['https://lucia:segreto@www.trama.example/?utm_term=a', 'https://www.trama.example/?utm_term=a'],
    [`${PAGE}?xutm_source=g&a=utm_source#utm_term=x`, ''],
    [PAGE, ''],
  ])('keeps of %s only %s', (address, kept) => {
    expect(campaignAddress(new URL(address))).toBe(kept);
    expect(campaignAddress(new URL(address), UTM_AND_CLICK_ID)).toBe(kept);
  });

  it.each(CLICK_IDS)('leaves %s out without consent to marketing', (id) => {
    expect(campaignAddress(new URL(`${PAGE}?${id}=Cj0&utm_source=g&${id.toUpperCase()}=Cj0`))).toBe(
      `${PAGE}?utm_source=g`,
    );
    expect(campaignAddress(new URL(`${PAGE}?${id}=Cj0`))).toBe('');
  });

  it('keeps gclid, which a lead carries, and no other click id with consent to marketing', () => {
    const query = CLICK_IDS.map((id) => `${id}=1`).join('&');
    expect(campaignAddress(new URL(`${PAGE}?${query}&gclid_x=2`), UTM_AND_CLICK_ID)).toBe(`${PAGE}?gclid=1`);
    expect(campaignAddress(new URL(`${PAGE}?utm_source=g&amp;GCLID=1`), UTM_AND_CLICK_ID)).toBe(
      `${PAGE}?utm_source=g&amp;GCLID=1`,
    );
  });
});

it.each([
  ['utm_source', 'utm_source'],
  ['UTM_Source', 'utm_source'],
  ['amp;utm_medium', 'utm_medium'],
  ['AMP;amp;Utm_medium', 'utm_medium'],
])('calls %s by its plain name %s', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

describe('keepCampaign', () => {
  const visit = (path: string, allowsClickId = false): void => {
    history.replaceState(null, '', path);
    keepCampaign(allowsClickId);
  };
  const kept = () => Object.entries(sessionStorage);
  const address = (path: string) => [[CAMPAIGN_KEY, location.origin + path]];

  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  it('stores the address of a campaign in the tab, and replaces it with a later one', () => {
    visit('/fibra-ottica?utm_source=g&utm_campaign=medici');
    expect(kept()).toEqual(address('/fibra-ottica?utm_source=g&utm_campaign=medici'));
    visit('/servizi');
    visit('/servizi?scelta=Base#scelta-base');
    expect(kept()).toEqual(address('/fibra-ottica?utm_source=g&utm_campaign=medici'));
    visit('/?UTM_Source=news&amp;utm_medium=email');
    expect(kept()).toEqual(address('/?UTM_Source=news&amp;utm_medium=email'));
  });

  it('stores no click id without consent to marketing, and a campaign without it', () => {
    visit('/?gclid=abc');
    expect(kept()).toEqual([]);
    visit('/?utm_source=g&gclid=abc&fbclid=x');
    expect(kept()).toEqual(address('/?utm_source=g'));
  });

  it('stores the id of the current address from the moment of the consent, until that is withdrawn', () => {
    visit('/voip?utm_source=g&gclid=abc');
    keepCampaign(true);
    expect(kept()).toEqual(address('/voip?utm_source=g&gclid=abc'));
    visit('/servizi', true);
    expect(kept()).toEqual(address('/voip?utm_source=g&gclid=abc'));
    visit('/servizi');
    expect(kept()).toEqual(address('/voip?utm_source=g'));
    visit('/?gclid=def', true);
    visit('/servizi');
    expect(kept().join()).not.toMatch(/gclid|def/);
  });

  it('stores nothing when the address names no campaign', () => {
    visit('/servizi?x=1#consulenza', true);
    expect(kept()).toEqual([]);
  });

  it('does nothing when storage is forbidden', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(() => visit('/?utm_source=g')).not.toThrow();
  });
});
