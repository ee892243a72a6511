import type { ReactNode } from 'react';
import { PHONE } from '../../components/icons.ts';
import type { ReceiptTexts } from '../../content-model/schemas/lead-forms.ts';
import type { FormType } from '../../lead/form-types.ts';
import type { ContactLink } from '../../navigation/contact-links.ts';
import { inGroups } from '../../navigation/in-groups.ts';

interface Props {
  formType: FormType;
  texts: Pick<ReceiptTexts, 'steps'>;
  /** Number of the lead, for reading aloud; unknown on the page that follows a form without JavaScript. */
  number?: string | undefined;
  /** When a lead was sent that had waited for a connection, such as `alle 14:32`. */
  sentAt?: string | undefined;
  phone: ContactLink;
  /** The line above the telephone. */
  call?: string;
  /** Further actions. */
  children?: ReactNode;
}

/** The receipt of a sent form: the number of the request, three steps with the first one done, and the telephone. */
export const Receipt = ({ formType, texts, number, sentAt, phone, call, children }: Props) => (
  <div className="receipt">
    {number && (
      <p className="note">
        {formType === 'career' ? 'Candidatura' : 'Richiesta'} n. <b>{number}</b>
        {sentAt && `, inviata ${sentAt}, appena tornata la linea`}
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
        {inGroups(phone.text)}
      </a>
    </p>
    {children}
  </div>
);
