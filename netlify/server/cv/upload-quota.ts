import type { Dependencies } from '../dependencies.ts';
import { type QuotaVerdict, takeQuota } from '../rate-limits/take-quota.ts';

const WINDOW_SECONDS = 60 * 60;
/** Uploads per lead that a visitor may send, because visitors choose, replace and retry files. */
const UPLOADS_PER_LEAD = 3;
/** Bytes per lead that a visitor may send: one and a half times the largest CV. */
const BYTES_PER_LEAD = 7.5 * 1024 * 1024;

/**
 * Limits how many CVs, and how many bytes, one visitor may announce in an hour. Both limits are multiples of
 * `leadsPerHour`, so switching that limit off switches them off too.
 *
 * @param address of the visitor; undefined = nothing is counted
 * @param size bytes of the announced file
 */
export const withinQuota = async (
  using: Dependencies,
  address: string | undefined,
  size: number,
): Promise<QuotaVerdict> => {
  const { leadsPerHour } = using.environment;
  const count = { name: 'cv-uploads', limit: leadsPerHour * UPLOADS_PER_LEAD, windowSeconds: WINDOW_SECONDS };
  const counted = await takeQuota(using, count, address);
  if (!counted.ok) return counted;
  const bytes = { name: 'cv-bytes', limit: leadsPerHour * BYTES_PER_LEAD, windowSeconds: WINDOW_SECONDS };
  return await takeQuota(using, bytes, address, size);
};
