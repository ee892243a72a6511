import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FormType } from '../../lead/form-types.ts';
import { ERROR_NOTICES, type Notice, successNotice } from '../../lead/notices.ts';
import { checkLead, type LeadErrors, type LeadField } from '../../lead/schema.ts';
import { judgeAttempt } from './attempt.ts';
import { idempotencyKeys } from './idempotency-key.ts';
import { readForm } from './read-form.ts';
import { sendLead } from './send-lead.ts';

interface LeadForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLElement | null>;
  readonly errors: LeadErrors;
  /** Stays in the form until the next send. */
  readonly notice: Notice | undefined;
  /** The same notice over the page, until it is dismissed. */
  readonly toast: Notice | undefined;
  readonly isSubmitting: boolean;
  readonly dismiss: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
}

/**
 * The states of a lead form: idle, submitting, then success (form emptied, counters restarted) or failure (form
 * kept). Specification §4.
 *
 * @param formType kind of request
 * @param source label of the page or popup where the form sits
 */
export const useLeadForm = (formType: FormType, source: string): LeadForm => {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [errors, setErrors] = useState<LeadErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const [toast, setToast] = useState<Notice>();
  const dismiss = useCallback(() => setToast(undefined), []);
  const [isSubmitting, setSubmitting] = useState(false);
  const counters = useRef({ sends: 0, startedAt: 0, keys: idempotencyKeys() });

  useEffect(() => {
    // From here on the messages are ours; until here the browser's own validation stands in for them.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (!form.current) return;
    form.current.setAttribute('aria-busy', String(isSubmitting));
    // The early script owns the button's disabled state and reads `aria-busy`: it is asked to look again.
    form.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, [isSubmitting]);

  const announce = (what: Notice | undefined): void => {
    setNotice(what);
    setToast(what);
  };

  const refuse = (why: Notice, fields: LeadErrors): void => {
    announce(why);
    setErrors(fields);
    if (Object.keys(fields).length) requestAnimationFrame(() => summary.current?.focus());
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const { sends, startedAt, keys } = counters.current;
    const verdict = judgeAttempt({
      typed: readForm(element),
      sends,
      elapsed: performance.now() - startedAt,
    });
    if (!verdict.ok) return refuse(verdict.notice, verdict.errors);

    counters.current.sends += 1;
    setErrors({});
    announce(undefined);
    setSubmitting(true);
    const { lead } = verdict;
    const result = await sendLead({ lead, formType, source, key: keys.keyFor(lead) });
    setSubmitting(false);
    if (!result.ok)
      return refuse(result.errors ? ERROR_NOTICES.invalid : ERROR_NOTICES.failure, result.errors ?? {});

    keys.forget();
    counters.current.sends = 0;
    counters.current.startedAt = performance.now();
    element.reset();
    announce(successNotice(formType));
  };

  return {
    form,
    summary,
    errors,
    notice,
    toast,
    isSubmitting,
    dismiss,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event.currentTarget);
    },
    onInput: (event) => {
      const field = (event.target as HTMLInputElement).name as LeadField;
      if (!errors[field]) return;
      const verdict = checkLead(readForm(event.currentTarget));
      setErrors({ ...errors, [field]: verdict.ok ? undefined : verdict.errors[field] });
    },
  };
};
