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
      /** The number to give on the telephone. */
      readonly number: string | undefined;
      /** Sends the parts of a curriculum that was only announced so far. */
      readonly sendParts:
        | ((onProgress: (percent: number) => void) => Promise<string | undefined>)
        | undefined;
      /** Whether the lead was accepted without its curriculum. */
      readonly isCvMissing: boolean;
    }
  | { readonly kind: 'unreachable' | 'failed' }
  | { readonly kind: 'refused'; readonly errors: LeadErrors }
  /** `cv-unfit`: the file was refused before the lead was posted. */
  | { readonly kind: 'cv-refused' | 'cv-unfit'; readonly notice: Notice };

/**
 * Sends one lead under one id. If the id already belongs to other content, for example to a form that the browser
 * posted by itself, the lead gets a new id. If the upload already belongs to a lead whose answer got lost, the file is
 * announced again.
 *
 * @param request the checked lead and the chosen file
 * @param keys the ids of the form's lead
 * @param stop aborts the request: the result is then `unreachable`
 */
export const deliverLead = async (
  request: LeadToSend,
  keys: IdempotencyKeys,
  stop: AbortController,
): Promise<Delivery> => {
  const { cv: file, attribution, ...rest } = request;
  // Three posts at most: a lead that is corrected after a lost answer may need both a new id and a new upload.
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
