import texts from 'virtual:receipt-texts';
import { LEAD_ENDPOINT } from '../../lead/form-types.ts';
import { CvField } from './cv/CvField.tsx';
import { CALL_ABOUT_MISTAKES, ErrorBox, FieldLinks } from './ErrorBox.tsx';
import { templateView } from './form-view.ts';
import { LeadFields } from './LeadFields.tsx';
import { MissingLine } from './StatusLines.tsx';
import './lead-form.css';

interface Props {
  id: string;
}

/** The lead form as a template, with tokens in place of values and messages. It is never hydrated. */
export const CorrectionForm = ({ id }: Props) => (
  <form
    id={`${id}-form`}
    className="lead-form"
    method="post"
    action={LEAD_ENDPOINT}
    encType="multipart/form-data"
  >
    <input type="hidden" name="page" defaultValue="[[value.page]]" />
    <ErrorBox
      id={id}
      title="[[title]]"
      text={
        <>
          {'[[description.before]]'}
          <a href={texts.phone.href} data-message="[[has.call]]">
            [[description.call]]
          </a>
          {'[[description.after]]'}
        </>
      }
      call={CALL_ABOUT_MISTAKES}
      autoFocus
    >
      <FieldLinks
        id={id}
        view={templateView}
        wordsOf={(field) => `[[summary.${field}]]`}
        shown="[[has.summary]]"
      />
    </ErrorBox>
    <LeadFields
      id={id}
      messageLabel="Messaggio"
      formType="[[value.formType]]"
      source="[[value.source]]"
      requestId="[[value.requestId]]"
      view={templateView}
    >
      <div data-message="[[has.career]]">
        <CvField id={`${id}-attachment`} view={templateView('attachment')} />
      </div>
    </LeadFields>
    <MissingLine id={`${id}-missing`} />
    <button className="button" type="submit" name="send" aria-describedby={`${id}-missing`}>
      [[submitLabel]]
    </button>
  </form>
);
