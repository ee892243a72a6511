import { useEffect } from 'react';
import {
  DEFAULT_FORM_TYPE,
  DEFAULT_SOURCE,
  type FormType,
  LEAD_ENDPOINT,
  SUBMIT_LABELS,
  SUBMITTING_LABEL,
} from '../../lead/form-types.ts';
import { ERROR_NOTICES } from '../../lead/notices.ts';
import { Answer } from '../toast/Toast.tsx';
import { CvField, cvView } from './cv/CvField.tsx';
import { UploadProgress } from './cv/UploadProgress.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { liveView } from './form-view.ts';
import { LeadFields } from './LeadFields.tsx';
import { loadSheet } from './load-sheet.ts';
import { MissingLine } from './MissingLine.tsx';
import { Receipt } from './Receipt.tsx';
import { Renewed } from './Renewed.tsx';
import './lead-form.css';
import statesUrl from './lead-form-states.css?url';
import { useLeadForm } from './use-lead-form.ts';

export interface Props {
  /** Prefix of every id in the form; the form itself is `<id>-form`. */
  id: string;
  formType?: FormType;
  /** May change while the form is open: what was typed stays. */
  source?: string;
  messageLabel?: string;
  /** Opened over the page, by itself empty. */
  isInDialog?: boolean;
}

const Form = ({
  id,
  formType = DEFAULT_FORM_TYPE,
  source = DEFAULT_SOURCE,
  messageLabel = 'Messaggio',
  isInDialog = false,
}: Props) => {
  const lead = useLeadForm(`${id}-form`, formType, source, isInDialog);
  const { form, errors, refused, notice, cv, progress } = lead;
  const isCareer = formType === 'career';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each notice, since the sheet may have been lost.
  useEffect(() => void loadSheet(statesUrl), [lead.toast]);

  return (
    <form
      id={`${id}-form`}
      className="lead-form"
      data-sent={lead.sent && ''}
      method="post"
      action={LEAD_ENDPOINT}
      encType={isCareer ? 'multipart/form-data' : undefined}
      suppressHydrationWarning
      ref={form}
      onSubmit={lead.onSubmit}
      onInput={lead.onInput}
      onBlur={lead.onBlur}
      onReset={lead.onReset}
      onDragOver={cv.onDrop}
      onDrop={cv.onDrop}
    >
      {Object.values(refused).some(Boolean) && (
        <ErrorSummary
          id={id}
          title={ERROR_NOTICES.invalid.description}
          view={liveView(refused)}
          wordsOf={(field) => refused[field]}
          ref={lead.summary}
        />
      )}
      <LeadFields
        id={id}
        messageLabel={messageLabel}
        formType={formType}
        source={source}
        view={liveView(errors)}
      >
        {isCareer && (
          <CvField
            id={`${id}-attachment`}
            view={cvView(cv.problem)}
            file={cv.file}
            input={cv.input}
            isLocked={lead.isSubmitting || lead.isWaiting}
            onChoose={cv.onChoose}
            onRemove={cv.onRemove}
          />
        )}
      </LeadFields>
      <MissingLine id={`${id}-missing`} />
      {/* By its name the early script finds it, whatever an extension adds. */}
      <button
        className="button"
        type="submit"
        name="send"
        aria-describedby={`${id}-missing`}
        suppressHydrationWarning
      >
        {lead.isSubmitting ? SUBMITTING_LABEL : SUBMIT_LABELS[formType]}
      </button>
      <Answer
        notice={lead.toast}
        onClose={lead.dismiss}
        passFocusOn={lead.focusMessage}
        isFirst={Object.keys(refused).length > 0}
        spoken={lead.isSubmitting ? SUBMITTING_LABEL : lead.spoken}
      >
        {notice && (
          <p className={`form-notice ${notice.tone}`} tabIndex={-1} ref={lead.noticeLine}>
            <b>{notice.title}</b> <span>{notice.description}</span>
          </p>
        )}
      </Answer>
      {lead.sent && <Receipt sent={lead.sent} onAgain={lead.sendAgain} />}
      {lead.isWaiting && (
        <button className="button secondary" type="button" onClick={lead.stopWaiting}>
          Annulla l’invio
        </button>
      )}
      {progress !== undefined && <UploadProgress percent={progress} />}
    </form>
  );
};

/** The lead form island. Its HTML is a real form; React adds messages, toasts and what the browser cannot say. */
export const LeadForm = (props: Props) => (
  <Renewed>
    <Form {...props} />
  </Renewed>
);
