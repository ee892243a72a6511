import type { Campaign } from '../../../src/lead/campaign.ts';
import type { LeadTexts } from '../../../src/lead/fields.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import type { ConsentEvidence } from './consent-evidence.ts';

/** The personal data of a lead: what the row's `payload` holds until its purpose ends. */
export interface LeadPayload extends LeadTexts {
  /** The plan or position that the visitor chose. It leaves with the personal data, as the campaign does. */
  readonly plan?: string | undefined;
  /** What brought the visitor; words of a link, which may tell one reader of a newsletter from another. */
  readonly campaign?: Campaign | undefined;
}

/** A request that passed every rule. The same in the row and in the mail. */
export interface ReceivedLead {
  /** UUID in lower case: the idempotency key. */
  readonly id: string;
  readonly formType: FormType;
  /** Label of the page or popup where the form sat. */
  readonly source: string;
  /** Path of the page that held the form, when the browser says it. */
  readonly page: string | null;
  readonly payload: LeadPayload;
  /** SHA-256, in hex, of form type, source, payload and curriculum. */
  readonly payloadHash: string;
  readonly consent: ConsentEvidence;
  /** The upload that holds the curriculum; null = none came along. */
  readonly cvUploadId: string | null;
  readonly receivedAt: Date;
}
