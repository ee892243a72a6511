import type { Campaign } from '../../../src/lead/campaign.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import type { MailRow } from './lead-mail-html.ts';

const CHOICE_LABELS: Readonly<Record<FormType, string>> = {
  contact: 'Piano',
  quote: 'Piano',
  career: 'Posizione',
};

/** In the order in which they are shown. */
const CAMPAIGN_LABELS = {
  landing: 'Prima pagina',
  campaign: 'Campagna',
  source: 'Fonte',
  medium: 'Mezzo',
  term: 'Termine',
  content: 'Contenuto',
  gclid: 'Clic Google',
} as const satisfies Readonly<Record<keyof Campaign, string>>;

/** @returns a row for the plan or position that the visitor chose; none without one */
export const choiceRows = (formType: FormType, chosen: string | undefined): MailRow[] =>
  chosen === undefined ? [] : [{ label: CHOICE_LABELS[formType], text: chosen }];

/** @returns a row for each thing that is known of what brought the visitor */
export const campaignRows = (campaign: Campaign = {}): MailRow[] =>
  // A record's own keys, which its type names.
  (Object.keys(CAMPAIGN_LABELS) as (keyof Campaign)[]).flatMap((name) => {
    const text = campaign[name];
    return text === undefined ? [] : [{ label: CAMPAIGN_LABELS[name], text }];
  });
