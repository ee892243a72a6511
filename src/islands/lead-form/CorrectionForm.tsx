import type { CorrectionState } from '../../lead/correction.ts';
import { LEAD_ENDPOINT, SUBMIT_LABELS } from '../../lead/form-types.ts';
import { CvField } from './CvField.tsx';
import { ErrorBox } from './ErrorBox.tsx';
import { ChosenLine, LeadFields, SendButton, wordsUnder } from './LeadFields.tsx';

/** Prefix of the ids of the form, and the id of its card. */
export const CORRECTION_ID = 'correzione';

/** The lead form that goes back to a visitor without JavaScript. It is never hydrated. */
export const CorrectionForm = ({
  title,
  description,
  formType,
  source,
  requestId,
  page,
  texts,
  ticked,
  errors,
  attachmentError,
  plan,
}: CorrectionState) => (
  <form
    id={`${CORRECTION_ID}-form`}
    className="lead-form"
    method="post"
    action={LEAD_ENDPOINT}
    encType={formType === 'career' ? 'multipart/form-data' : undefined}
  >
    <input type="hidden" name="page" value={page} />
    {plan && <ChosenLine name={plan} />}
    <ErrorBox id={CORRECTION_ID} title={title} text={description} wrong={errors} autoFocus />
    <LeadFields
      id={CORRECTION_ID}
      messageLabel="Messaggio"
      formType={formType}
      source={source}
      requestId={requestId}
      view={(field) => ({
        message: wordsUnder(field, errors),
        ...(field === 'privacyConsent' || field === 'contactConsent'
          ? { isTicked: ticked[field] }
          : { value: texts[field] }),
      })}
    >
      {formType === 'career' && (
        <CvField id={`${CORRECTION_ID}-attachment`} view={{ message: attachmentError }} />
      )}
    </LeadFields>
    <SendButton id={CORRECTION_ID}>{SUBMIT_LABELS[formType]}</SendButton>
  </form>
);
