import type { Campaign } from '../../../src/lead/campaign.ts';
import type { LeadTexts } from '../../../src/lead/fields.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import type { ConsentEvidence } from './consent-evidence.ts';

/** The personal data of a lead, which the row stores as `payload` until it is erased. */
export interface LeadPayload extends LeadTexts {
  /** The plan or position that the visitor chose. It is erased with the personal data, as the campaign is. */
  readonly plan?: string | undefined;
  /** The campaign that led the visitor to the site. Its link may identify one reader of a newsletter. */
  readonly campaign?: Campaign | undefined;
  /** How long before its arrival the visitor wrote it, if it waited for a connection on the visitor's device. */
  readonly writtenSecondsAgo?: number | undefined;
}

/** A valid request. The row and the mail contain the same. */
export interface ReceivedLead {
  /** UUID in lower case: the idempotency key. */
  readonly id: string;
  readonly formType: FormType;
  /** Label of the page or popup with the form. */
  readonly source: string;
  /** Path of the page with the form; null if the browser does not send it. */
  readonly page: string | null;
  readonly payload: LeadPayload;
  /** From `hashLead`. */
  readonly payloadHash: string;
  readonly consent: ConsentEvidence;
  /** Id of the upload with the curriculum; null = the visitor sent none. */
  readonly cvUploadId: string | null;
  readonly receivedAt: Date;
}
