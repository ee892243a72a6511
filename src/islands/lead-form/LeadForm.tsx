import texts from 'virtual:receipt-texts';
import { type RefObject, useEffect } from 'react';
import type { Thanks } from '../../content-model/schemas/page.ts';
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
import { CvField, problemWords } from './CvField.tsx';
import { watchTyping } from './draft.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { errorsOf, isLocked, problemOf, summaryOf } from './form-state.ts';
import { ChosenLine, LeadFields, SendButton, wordsUnder } from './LeadFields.tsx';
import { usePageChoice, watchChoices } from './page-choice.ts';
import { Receipt } from './Receipt.tsx';
import { RetryBoundary } from './RetryBoundary.tsx';
import './lead-form.css';
import { STOP } from '../../waiting-leads/words.ts';
import statesUrl from './lead-form-states.css?url';
import { scrollClearOfToast } from './scroll-clear-of-toast.ts';
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
  /** What the page says to who has sent it, instead of the words of the toast. */
  thanks?: Thanks | undefined;
  /** For a form in a dialog: the attributes of the links that open it. */
  dialog?: Readonly<Record<string, string>>;
  /** Another one for each opening of the form's dialog: a form that was sent is empty then. */
  opening?: unknown;
}

const Form = ({
  id,
  formType = DEFAULT_FORM_TYPE,
  source = DEFAULT_SOURCE,
  plan,
  messageLabel = 'Messaggio',
  thanks,
  dialog,
  opening,
}: Props) => {
  /** In a dialog the dialog's title stays above the receipt; in a card the receipt's heading replaces the title. */
  const Heading = dialog ? 'h3' : 'h2';
  const chosen = usePageChoice(formType);
  const origin = { formType, source, plan: plan ?? chosen };
  const lead = useLeadForm({ id: `${id}-form`, origin, dialog, opening, thanks: thanks?.text });
  const { form, state, cv } = lead;
  const isCareer = formType === 'career';
  const isSubmitting = state.at === 'submitting';
  const problem = problemOf(state);
  const errors = errorsOf(state);
  const notice = state.at === 'accepted' ? state.notice : undefined;
  const accepted = notice?.accepted;
  const sent = texts[accepted?.formType === 'career' ? 'application' : 'request'];
  const spoken = 'spoken' in state ? state.spoken : undefined;
  /** A line of the page shows the choice, before scripts too (src/sections/LeadFormCard.astro). */
  const isChoiceAbove = form.current?.closest('.form-card')?.querySelector('.choice');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each notice, in case loading the sheet has failed before.
  useEffect(() => {
    const below = lead.toast !== undefined && lead.toast === cv.problem ? form.current : null;
    void loadSheet(statesUrl).then(() => below && scrollClearOfToast(below));
  }, [lead.toast]);

  return (
    <form
      id={`${id}-form`}
      className="lead-form"
      method="post"
      action={LEAD_ENDPOINT}
      encType={isCareer ? 'multipart/form-data' : undefined}
      aria-busy={isSubmitting || undefined}
      suppressHydrationWarning
      ref={form as RefObject<HTMLFormElement | null>}
      onSubmit={lead.onSubmit}
      onInput={lead.onInput}
      onBlur={lead.onBlur}
      onReset={lead.onReset}
      onPointerDown={lead.onPointerDown}
      onDragOver={cv.onDrop}
      onDrop={cv.onDrop}
    >
      {!plan && chosen && !accepted && !isChoiceAbove && <ChosenLine name={chosen} />}
      {problem && (
        <ErrorBox
          id={id}
          title={problem.title}
          text={problem.description}
          wrong={summaryOf(state)}
          ref={lead.message}
        >
          {state.at !== 'refused' && (
            <button className="button secondary" type="button" onClick={lead.cancel}>
              {STOP}
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
          view={(field) => ({ message: wordsUnder(field, errors), isLocked: isLocked(state) })}
        >
          {isCareer && (
            <CvField
              id={`${id}-attachment`}
              view={{ message: cv.problem && problemWords(cv.problem), isLocked: isLocked(state) }}
              file={cv.file}
              input={cv.input}
              onChoose={cv.onChoose}
              onRemove={cv.onRemove}
            />
          )}
        </LeadFields>
        <SendButton id={id} missing={lead.missing} isDisabled={lead.isBlocked}>
          {isSubmitting ? SUBMITTING_LABEL : SUBMIT_LABELS[formType]}
        </SendButton>
      </div>
      <Toasts
        notice={lead.toast}
        onClose={lead.dismiss}
        passFocusOn={lead.focusMessage}
        spoken={isSubmitting ? SUBMITTING_LABEL : spoken}
      />
      {accepted && (
        <div className="receipt-head">
          <Heading tabIndex={-1} ref={lead.message}>
            {thanks?.title ?? notice?.title}
          </Heading>
          <p>{thanks?.text ?? notice?.description}</p>
        </div>
      )}
      {cv.progress !== undefined && (
        <p className="upload">
          <progress aria-label="Invio del curriculum" value={cv.progress} max={100} />
          <span>{`Invio del curriculum: ${cv.progress}%. Tieni aperta questa pagina.`}</span>
        </p>
      )}
      {accepted && (
        <>
          {cv.problem && <ErrorBox id={`${id}-cv`} title={cv.problem.title} text={cv.problem.description} />}
          <Receipt
            formType={accepted.formType}
            texts={sent}
            number={accepted.number}
            sentAt={accepted.sentAt}
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
