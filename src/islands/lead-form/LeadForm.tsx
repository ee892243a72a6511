import texts from 'virtual:receipt-texts';
import { useEffect } from 'react';
import { CHOSEN, drawnChoice } from '../../lead/choice.ts';
import {
  DEFAULT_FORM_TYPE,
  DEFAULT_SOURCE,
  type FormType,
  LEAD_ENDPOINT,
  SUBMIT_LABELS,
  SUBMITTING_LABEL,
} from '../../lead/form-types.ts';
import { loadSheet } from '../load-sheet.ts';
import { Toasts } from '../toast/Toast.tsx';
import { watchTyping } from './copies.ts';
import { CvField, cvView } from './cv/CvField.tsx';
import { CALL_ABOUT_FAILURE, CALL_ABOUT_MISTAKES, ErrorBox, FieldLinks } from './ErrorBox.tsx';
import { liveView } from './form-view.ts';
import { LeadFields } from './LeadFields.tsx';
import { usePageChoice, watchChoices } from './page-choice.ts';
import { Receipt } from './Receipt.tsx';
import { RetryBoundary } from './RetryBoundary.tsx';
import { MissingLine, UploadLine } from './StatusLines.tsx';
import './lead-form.css';
import statesUrl from './lead-form-states.css?url';
import { useLeadForm } from './use-lead-form.ts';

if (typeof document !== 'undefined') {
  watchChoices();
  watchTyping();
}

export interface Props {
  /** Prefix of every id in the form; the form itself is `<id>-form`. */
  id: string;
  formType?: FormType;
  /** May change while the form is open; the form keeps what was typed. */
  source?: string;
  /** The plan or service that the form's dialog is about; without it, the form sends what was chosen on the page. */
  plan?: string | undefined;
  messageLabel?: string;
  /** Whether a dialog contains the form. */
  isInDialog?: boolean;
  /** Another one for each opening of the form's dialog: a form that was sent is empty then. */
  opening?: unknown;
}

const Form = ({
  id,
  formType = DEFAULT_FORM_TYPE,
  source = DEFAULT_SOURCE,
  plan,
  messageLabel = 'Messaggio',
  isInDialog = false,
  opening,
}: Props) => {
  /** In a dialog the dialog's title stays above the receipt; in a card the receipt's heading replaces the title. */
  const Heading = isInDialog ? 'h3' : 'h2';
  const chosen = usePageChoice(formType);
  const lead = useLeadForm(`${id}-form`, formType, source, plan ?? chosen, isInDialog, opening);
  const { form, errors, refused, notice, cv, progress } = lead;
  const isCareer = formType === 'career';
  /** A line of the page shows the choice, before scripts too (src/sections/LeadFormCard.astro). */
  const isChoiceAbove = form.current?.closest('.form-card')?.querySelector('.choice');
  const accepted = notice?.accepted;
  const hasLinks = Object.values(refused).some(Boolean);
  const sent = texts[accepted?.formType === 'career' ? 'application' : 'request'];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each notice, in case loading the sheet has failed before.
  useEffect(() => void loadSheet(statesUrl), [lead.toast]);

  return (
    <form
      id={`${id}-form`}
      className="lead-form"
      method="post"
      action={LEAD_ENDPOINT}
      encType={isCareer ? 'multipart/form-data' : undefined}
      suppressHydrationWarning
      ref={form}
      onSubmit={lead.onSubmit}
      onInput={lead.onInput}
      onBlur={lead.onBlur}
      onReset={lead.onReset}
      onPointerDown={lead.onPointerDown}
      onDragOver={cv.onDrop}
      onDrop={cv.onDrop}
    >
      {!plan && chosen && !accepted && !isChoiceAbove && (
        <p className="chosen">
          {`${CHOSEN} `}
          <b key={chosen}>{drawnChoice(chosen)}</b>
        </p>
      )}
      {notice && !accepted && (
        <ErrorBox
          id={id}
          title={notice.title}
          text={notice.description}
          call={hasLinks ? CALL_ABOUT_MISTAKES : CALL_ABOUT_FAILURE}
          ref={lead.message}
        >
          {hasLinks && <FieldLinks id={id} view={liveView(refused)} wordsOf={(field) => refused[field]} />}
          {lead.isWaiting && (
            <button className="button secondary" type="button" onClick={lead.stopWaiting}>
              Annulla l’invio
            </button>
          )}
        </ErrorBox>
      )}
      <div className="to-fill" hidden={!!accepted}>
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
        {/* The early script finds the button by its name, even when an extension has added others. */}
        <button
          className="button"
          type="submit"
          name="send"
          aria-describedby={`${id}-missing`}
          suppressHydrationWarning
        >
          {lead.isSubmitting ? SUBMITTING_LABEL : SUBMIT_LABELS[formType]}
        </button>
      </div>
      <Toasts
        notice={lead.toast}
        onClose={lead.dismiss}
        passFocusOn={lead.focusMessage}
        spoken={lead.isSubmitting ? SUBMITTING_LABEL : lead.spoken}
      />
      {accepted && (
        <div className="receipt-head">
          <Heading tabIndex={-1} ref={lead.message}>
            {notice?.title}
          </Heading>
          <p>{notice?.description}</p>
        </div>
      )}
      {progress !== undefined && <UploadLine percent={progress} />}
      {accepted && (
        <>
          {cv.problem && <ErrorBox id={`${id}-cv`} title={cv.problem.title} text={cv.problem.description} />}
          <Receipt
            formType={accepted.formType}
            texts={sent}
            number={accepted.number}
            phone={texts.phone}
            call={sent.call}
          >
            <button className="again" type="button" onClick={lead.startAnother}>
              {accepted.formType === 'career' ? 'Invia un’altra candidatura' : 'Invia un’altra richiesta'}
            </button>
          </Receipt>
        </>
      )}
    </form>
  );
};

/** The lead form island. Its HTML is a form that works by itself; React adds messages, toasts and the other states. */
export const LeadForm = (props: Props) => (
  <RetryBoundary>
    <Form {...props} />
  </RetryBoundary>
);
