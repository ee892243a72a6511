import texts from 'virtual:receipt-texts';
import { PHONE } from '../../components/icons.ts';
import type { FormType } from '../../lead/form-types.ts';
import type { Notice } from '../../lead/notices.ts';
import { requestNumber } from '../../lead/request-number.ts';

/** A lead that the server has accepted. */
export interface Sent {
  readonly formType: FormType;
  /** Of the lead; empty where the server named none. */
  readonly id: string;
  /** Why its curriculum did not arrive. */
  readonly withoutCv?: Notice;
}

interface Props {
  sent: Sent;
  /** Brings the form back, empty. */
  onAgain: () => void;
}

/** What happens now: stands in the place of the form, below the words that say it was sent. */
export const Receipt = ({ sent: { formType, id, withoutCv }, onAgain }: Props) => {
  const isCareer = formType === 'career';
  const { steps } = isCareer ? texts.application : texts.request;
  return (
    <div className="receipt">
      {id && (
        <p className="note">
          {isCareer ? 'Candidatura' : 'Richiesta'} n. <b>{requestNumber(id)}</b>
        </p>
      )}
      {withoutCv && (
        <p className="form-notice error">
          <b>{withoutCv.title}</b> {withoutCv.description}
        </p>
      )}
      <ol>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <b>{when}</b> {text}
          </li>
        ))}
      </ol>
      <p className="call">
        <a className="button" href={texts.phone.href}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={PHONE} />
          </svg>
          {texts.phone.text}
        </a>
      </p>
      <button className="again" type="button" onClick={onAgain}>
        {isCareer ? 'Invia un’altra candidatura' : 'Invia un’altra richiesta'}
      </button>
    </div>
  );
};
