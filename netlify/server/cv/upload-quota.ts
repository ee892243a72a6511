import type { Dependencies } from '../dependencies.ts';
import { type QuotaVerdict, takeQuota } from '../rate-limits/take-quota.ts';

const WINDOW_SECONDS = 60 * 60;
/** Uploads for each lead that a visitor may send: files are chosen, replaced and tried again. */
const UPLOADS_PER_LEAD = 3;
/** Bytes for each lead that a visitor may send: one and a half of the largest curriculum. */
const BYTES_PER_LEAD = 7.5 * 1024 * 1024;

/**
 * Bounds how many curricula, and how many bytes of them, one visitor announces in an hour; both follow from how
 * many leads that visitor may send, and end with that limit.
 *
 * @param address of the visitor; undefined = nothing is counted
 * @param size bytes of the file that is announced
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
