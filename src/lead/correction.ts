import type { ShownField, VisibleField } from './fields.ts';
import type { FormType } from './form-types.ts';

/** What the page says that a visitor without JavaScript gets back after posting a form with mistakes. */
export interface CorrectionState {
  readonly title: string;
  /** The text of the notice. */
  readonly description: string;
  readonly formType: FormType;
  readonly source: string;
  /** Id of the lead; empty when the next post must get a new one. */
  readonly requestId: string;
  /** The page with the form that was posted first, as `formAddress` (netlify/server/leads/form-page.ts) reads it. */
  readonly page: string;
  /** Every text exactly as the visitor typed it. */
  readonly texts: Readonly<Record<ShownField, string>>;
  readonly ticked: Readonly<Record<'privacyConsent' | 'contactConsent', boolean>>;
  /** The schema's message of each wrong field. */
  readonly errors: Readonly<Partial<Record<VisibleField, string>>>;
  /** The message to show at the file input; the notice contains it too. */
  readonly attachmentError: string | undefined;
  /** The plan or position that the visitor chose before. */
  readonly plan: string | undefined;
}
