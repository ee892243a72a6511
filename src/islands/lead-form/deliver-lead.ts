import { LEGAL_VERSION } from '../../lead/consent.ts';
import { cvRefused } from '../../lead/cv-notices.ts';
import { VISIBLE_FIELDS } from '../../lead/fields.ts';
import type { Notice } from '../../lead/notices.ts';
import { requestNumber } from '../../lead/request-number.ts';
import type { Lead, LeadErrors } from '../../lead/schema.ts';
import { visitCampaign } from './attribution.ts';
import type { Origin } from './form-state.ts';
import { forgetCv, prepareCv } from './send-cv.ts';
import { type IdempotencyKeys, sendLead } from './send-lead.ts';

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
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly errors: LeadErrors }
  /** `cv-unfit`: the file was refused before the lead was posted. */
  | { readonly kind: 'cv-refused' | 'cv-unfit'; readonly notice: Notice };

/** Picks the messages of fields that a visitor can see and correct. */
const visibleErrors = (errors: Readonly<Record<string, unknown>>): LeadErrors => {
  const visible: LeadErrors = {};
  for (const field of VISIBLE_FIELDS) {
    const message = errors[field];
    if (typeof message === 'string') visible[field] = message;
  }
  return visible;
};

/** @returns a lead's request without its curriculum, for as long as it has to wait for a connection */
export const requestOf = (lead: Lead, origin: Origin) => ({
  ...lead,
  ...origin,
  campaign: visitCampaign(),
  website: '',
  consentVersion: LEGAL_VERSION,
});

/**
 * Sends one lead under one id. If the id already belongs to other content, for example to a form that the browser
 * posted by itself, the lead gets a new id. If the upload already belongs to a lead whose answer got lost, the file is
 * announced again.
 *
 * @param lead that passed every rule
 * @param origin of its form
 * @param file the chosen curriculum
 * @param keys the ids of the form's lead
 * @param stop aborts the request: the result is then `unreachable`
 * @param writtenAt when the visitor pressed the button, if the lead has waited since; milliseconds since 1970
 */
export const deliverLead = async (
  lead: Lead,
  origin: Origin,
  file: File | undefined,
  keys: IdempotencyKeys,
  stop: AbortController,
  writtenAt?: number,
): Promise<Delivery> => {
  const { plan: _plan, ...identity } = origin;
  const writtenSecondsAgo = writtenAt && Math.max(0, Math.round((Date.now() - writtenAt) / 1000));
  // Three posts at most: a lead that is corrected after a lost answer may need both a new id and a new upload.
  for (let left = 2; ; left--) {
    const cv = file && (await prepareCv(file));
    if (cv?.refusal) return { kind: 'cv-unfit', notice: cv.refusal };
    const attachment = cv?.attachment;
    // Two posts that differ only in where the lead comes from are the same lead.
    const key = keys.keyFor([lead, identity, attachment]);
    const body = JSON.stringify({ ...requestOf(lead, origin), attachment, writtenSecondsAgo });
    const result = await sendLead({ key, body, page: location.pathname }, stop);
    if (result.kind === 'accepted') {
      if (file) forgetCv(file);
      const isCvMissing = result.isCvMissing || (!!cv && !attachment);
      return {
        kind: 'accepted',
        number: result.id && requestNumber(result.id),
        sendParts: isCvMissing ? undefined : cv?.sendParts,
        isCvMissing,
      };
    }
    if (result.kind === 'conflict') {
      if (!left) return { kind: 'failed' };
      keys.renew();
    } else if (result.kind === 'refused') {
      const errors = visibleErrors(result.errors);
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
      const reason = result.errors['attachment'];
      if (typeof reason !== 'string') return { kind: 'failed' };
      if (file) forgetCv(file);
      if (!left || !cv?.sendParts) return { kind: 'cv-refused', notice: cvRefused(reason) };
    } else return { kind: result.kind };
  }
};
