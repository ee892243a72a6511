import type { Dependencies } from '../dependencies.ts';
import { networkKeys, type QuotaVerdict, takeQuota } from '../rate-limits/take-quota.ts';

/** The same hour as that of the visitor's leads. */
const WINDOW_SECONDS = 60 * 60;
/** Announcements for each lead that a visitor may send: they cost a row, and visitors choose, replace and retry files. */
const ANNOUNCEMENTS_PER_LEAD = 15;
/** Parts for each lead: five times those of a file of 5 MB in parts of 256 kB, as the form sends it. */
const PARTS_PER_LEAD = 100;
/** Bytes for each lead that arrive: one and a half times the largest CV. */
const BYTES_PER_LEAD = 7.5 * 1024 * 1024;

/** The limits of uploads: how much of each a visitor may use in an hour, for each lead of the limit of leads. */
const PER_LEAD = {
  'cv-uploads': ANNOUNCEMENTS_PER_LEAD,
  'cv-parts': PARTS_PER_LEAD,
  'cv-bytes': BYTES_PER_LEAD,
} as const;

/**
 * Counts announcements, parts or received bytes of a visitor. The limits are multiples of `leadsPerHour`, so switching
 * that limit off switches them off too.
 *
 * @param address of the visitor; undefined = nothing is counted
 * @param cost how much is used
 */
export const takeUpload = (
  using: Dependencies,
  name: keyof typeof PER_LEAD,
  address: string | undefined,
  cost = 1,
): Promise<QuotaVerdict> => {
  const limit = using.environment.leadsPerHour * PER_LEAD[name];
  return takeQuota(using, { name, limit, windowSeconds: WINDOW_SECONDS }, address, cost);
};

/**
 * @param address of the visitor; undefined = not known
 * @returns a hash of the widest network around the address, which changes every day; null = not known
 */
export const senderNetwork = (using: Dependencies, address: string | undefined): string | null =>
  address === undefined || address === ''
    ? null
    : (networkKeys(address, using.environment.databaseUrl, using.clock()).at(-1) ?? null);
