import { afterEach, expect, test, vi } from 'vitest';
import { CAMPAIGN_KEY } from '../lead/campaign.ts';
import { keepCampaign } from './campaign.ts';

const visit = (path: string): void => {
  history.replaceState(null, '', path);
  keepCampaign();
};
const kept = () => Object.entries(sessionStorage);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the address of a campaign is kept in the tab, and a later one takes its place', () => {
  visit('/fibra-ottica?utm_source=g&utm_campaign=medici');
  expect(kept()).toEqual([
    [CAMPAIGN_KEY, `${location.origin}/fibra-ottica?utm_source=g&utm_campaign=medici`],
  ]);
  visit('/servizi');
  visit('/servizi?scelta=Base#scelta-base');
  expect(kept()[0]?.[1]).toContain('medici');
  visit('/?gclid=abc');
  expect(kept()).toEqual([[CAMPAIGN_KEY, `${location.origin}/?gclid=abc`]]);
});

test('without a campaign nothing is kept', () => {
  visit('/servizi?x=1#consulenza');
  expect(kept()).toEqual([]);
});

test('where storage is forbidden nothing happens', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => visit('/?utm_source=g')).not.toThrow();
});
