import { useEffect } from 'react';
import { preinit } from 'react-dom';
import { type FormType, LEAD_ENDPOINT, SUBMIT_LABELS, SUBMITTING_LABEL } from '../../lead/form-types.ts';
import { ERROR_NOTICES } from '../../lead/notices.ts';
import { ToastRegion } from '../toast/Toast.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { liveView } from './form-view.ts';
import { LeadFields } from './LeadFields.tsx';
import { MissingLine } from './MissingLine.tsx';
import './lead-form.css';
import statesUrl from './lead-form-states.css?url';
import { useLeadForm } from './use-lead-form.ts';
import { useTypedValues } from './use-typed-values.ts';

export interface Props {
  /** Prefix of every id in the form; the form itself is `<id>-form`. */
  id: string;
  formType: FormType;
  source: string;
  messageLabel: string;
}

/** The lead form island. Its HTML is a real form; React adds messages, toasts and what the browser cannot say. */
export const LeadForm = ({ id, formType, source, messageLabel }: Props) => {
  const { form, summary, noticeLine, errors, notice, toast, isSubmitting, dismiss, onSubmit, onInput } =
    useLeadForm(formType, source);
  useTypedValues(form, `${id}-form`);
  const view = liveView(errors);

  useEffect(() => preinit(statesUrl, { as: 'style' }), []);

  return (
    <form
      id={`${id}-form`}
      className="lead-form"
      method="post"
      action={LEAD_ENDPOINT}
      data-lead-form=""
      suppressHydrationWarning
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {Object.values(errors).some(Boolean) && (
        <ErrorSummary
          id={id}
          title={ERROR_NOTICES.invalid.description}
          view={view}
          wordsOf={(field) => errors[field]}
          ref={summary}
        />
      )}
      <LeadFields id={id} messageLabel={messageLabel} formType={formType} source={source} view={view} />
      <MissingLine id={`${id}-missing`} />
      <button className="button" type="submit" aria-describedby={`${id}-missing`} suppressHydrationWarning>
        {isSubmitting ? SUBMITTING_LABEL : SUBMIT_LABELS[formType]}
      </button>
      {notice && (
        <p className={`form-notice ${notice.tone}`} tabIndex={-1} ref={noticeLine}>
          <b>{notice.title}</b> {notice.description}
        </p>
      )}
      <ToastRegion notice={toast} onClose={dismiss} />
    </form>
  );
};
