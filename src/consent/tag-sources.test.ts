import { expect, it } from 'vitest';
import { tagSources } from './tag-sources.ts';

it('names no origin without an id', () => {
  expect(tagSources({})).toEqual({ script: [], report: [] });
  expect(tagSources({ PUBLIC_ANALYTICS_ID: '', PUBLIC_MARKETING_ID: '' })).toEqual({
    script: [],
    report: [],
  });
});

it('names only the origins of the tag that is configured', () => {
  const analytics = tagSources({ PUBLIC_ANALYTICS_ID: 'G-1' });
  const marketing = tagSources({ PUBLIC_MARKETING_ID: '1' });
  expect(analytics.script).toEqual(['https://www.googletagmanager.com']);
  expect(marketing.script).toEqual(['https://connect.facebook.net']);
  expect(analytics.report.join()).not.toContain('facebook');
  expect(marketing.report.join()).not.toContain('google');
});

it('names the origins of both tags when both are configured', () => {
  const both = tagSources({ PUBLIC_ANALYTICS_ID: 'G-1', PUBLIC_MARKETING_ID: '1' });
  expect(both.script).toEqual(['https://www.googletagmanager.com', 'https://connect.facebook.net']);
});
