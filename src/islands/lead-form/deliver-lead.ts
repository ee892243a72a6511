import { cvRefused } from '../../lead/cv-notices.ts';
import type { FormType } from '../../lead/form-types.ts';
import type { Notice } from '../../lead/notices.ts';
import type { Lead, LeadErrors } from '../../lead/schema.ts';
import type { Attribution } from './attribution.ts';
import { forgetCv, prepareCv } from './cv/prepare-cv.ts';
import type { IdempotencyKeys } from './idempotency-key.ts';
import { sendLead } from './send-lead.ts';

export interface LeadToSend {
  readonly lead: Lead;
  readonly formType: FormType;
  readonly source: string;
  readonly attribution: Attribution;
  readonly cv: File | undefined;
}

export type Delivery =
  | {
      readonly kind: 'accepted';
      /** By which one speaks of it on the telephone. */
      readonly number: string | undefined;
      /** Sends the parts of a curriculum that is announced, but not there yet. */
      readonly sendParts:
        | ((onProgress: (percent: number) => void) => Promise<string | undefined>)
        | undefined;
      /** The curriculum could not go along. */
      readonly isCvMissing: boolean;
    }
  | { readonly kind: 'unreachable' | 'failed' }
  | { readonly kind: 'refused'; readonly errors: LeadErrors }
  /** Of a curriculum that is unfit nothing was posted but its announcement. */
  | { readonly kind: 'cv-refused' | 'cv-unfit'; readonly notice: Notice };

/**
 * Sends one lead under one id. An id may belong to what the browser posted by itself before: other content is then
 * another lead. An upload may belong to a lead whose answer got lost: the file is then announced once more.
 *
 * @param request the checked lead and the file that was chosen
 * @param keys the ids of the form's lead
 * @param stop aborts it: it is then `unreachable`
 */
export const deliverLead = async (
  request: LeadToSend,
  keys: IdempotencyKeys,
  stop: AbortController,
): Promise<Delivery> => {
  const { cv: file, attribution, ...rest } = request;
  // Three posts at most: a lead that is corrected after its answer got lost may need a new id and a new upload.
  for (let left = 2; ; left--) {
    const cv = file && (await prepareCv(file));
    if (cv?.refusal) return { kind: 'cv-unfit', notice: cv.refusal };
    const attachment = cv?.attachment;
    const key = keys.keyFor([rest, attachment]);
    const result = await sendLead({ ...rest, ...attribution, attachment, key }, stop);
    if (result.kind === 'accepted') {
      if (file) forgetCv(file);
      const isCvMissing = result.isCvMissing || (!!cv && !attachment);
      const sendParts = isCvMissing ? undefined : cv?.sendParts;
      return { kind: 'accepted', number: result.number, sendParts, isCvMissing };
    }
    if (result.kind === 'cv-refused') {
      if (file) forgetCv(file);
      if (!left || !cv?.sendParts) return { kind: 'cv-refused', notice: cvRefused(result.reason) };
    } else if (result.kind === 'conflict') {
      if (!left) return { kind: 'failed' };
      keys.renew();
    } else return result;
  }
};
