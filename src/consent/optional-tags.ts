import { applyAnalytics } from './analytics-tag.ts';
import type { Allowed } from './choice-store.ts';
import { applyMarketing } from './marketing-tag.ts';

/**
 * Starts what a visitor allowed and stops what was refused. A tag whose id the build was not given does not exist: its
 * code is left out of the bundle, as long as each id is read by its whole name.
 */
export const applyToTags = (allowed: Allowed): void => {
  if (import.meta.env.PUBLIC_ANALYTICS_ID) applyAnalytics(import.meta.env.PUBLIC_ANALYTICS_ID, allowed);
  if (import.meta.env.PUBLIC_MARKETING_ID) applyMarketing(import.meta.env.PUBLIC_MARKETING_ID, allowed);
};
