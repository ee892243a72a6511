import type { ReactNode } from 'react';
import { PHONE } from '../../components/icons.ts';
import type { ReceiptTexts } from '../../content-model/schemas/lead-forms.ts';
import type { FormType } from '../../lead/form-types.ts';
import type { ContactLink } from '../../navigation/contact-links.ts';

interface Props {
  formType: FormType;
  texts: Pick<ReceiptTexts, 'steps'>;
  /** Of the lead, as it is read aloud; unknown on the page after a form without JavaScript. */
  number?: string | undefined;
  phone: ContactLink;
  /** The line above the telephone. */
  call?: string;
  /** What else may be done. */
  children?: ReactNode;
}

/** What happens once a form was sent: the number of the request, three steps, of which the first is done, and whom to call. */
export const Receipt = ({ formType, texts, number, phone, call, children }: Props) => (
  <div className="receipt">
    {number && (
      <p className="note">
        {formType === 'career' ? 'Candidatura' : 'Richiesta'} n. <b>{number}</b>
      </p>
    )}
    <ol>
      {texts.steps.map(({ when, text }) => (
        <li key={when}>
          <b>{when}</b> {text}
        </li>
      ))}
    </ol>
    {call && <p>{call}</p>}
    <p className="call">
      <a className="button" href={phone.href}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={PHONE} />
        </svg>
        {phone.text}
      </a>
    </p>
    {children}
  </div>
);
