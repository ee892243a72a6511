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
import { checkLead, type Lead, type LeadErrors, type LeadField } from '../../lead/schema.ts';
import { judgeAttempt } from './attempt.ts';
import { type IdempotencyKeys, idempotencyKeys } from './idempotency-key.ts';
import { readForm } from './read-form.ts';
import { type SendResult, sendLead } from './send-lead.ts';

interface LeadForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLElement | null>;
  readonly noticeLine: RefObject<HTMLParagraphElement | null>;
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

const isBusy = (form: HTMLFormElement): boolean => form.getAttribute('aria-busy') === 'true';

/** The early script owns the button's disabled state and reads `aria-busy`: it is asked to look again. */
const setBusy = (form: HTMLFormElement, busy: boolean): void => {
  form.setAttribute('aria-busy', String(busy));
  form.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Takes the focus, which the disabled button let go, once React has drawn the element. */
const focusSoon = (element: RefObject<HTMLElement | null>): void => {
  requestAnimationFrame(() => element.current?.focus());
};

const idField = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name=requestId]') ?? { value: '' };

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
  const noticeLine = useRef<HTMLParagraphElement>(null);
  const [errors, setErrors] = useState<LeadErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const [toast, setToast] = useState<Notice>();
  const dismiss = useCallback(() => setToast(undefined), []);
  const [isSubmitting, setSubmitting] = useState(false);
  const counters = useRef({ sends: 0, startedAt: 0 });
  const keys = useRef<IdempotencyKeys>(null);

  useEffect(() => {
    // From here on the messages are ours; until here the browser's own validation stands in for them.
    if (form.current) form.current.noValidate = true;
  }, []);

  const announce = (what: Notice | undefined): void => {
    setNotice(what);
    setToast(what);
  };

  const refuse = (why: Notice, fields: LeadErrors): void => {
    announce(why);
    setErrors(fields);
    focusSoon(Object.keys(fields).length > 0 ? summary : noticeLine);
  };

  /** An id may belong to what the browser posted by itself before: other content is then another lead. */
  const sendOnce = async (lead: Lead, ids: IdempotencyKeys): Promise<SendResult> => {
    const result = await sendLead({ lead, formType, source, key: ids.keyFor(lead) });
    if (result.ok || !result.isConflict) return result;
    ids.renew();
    return sendLead({ lead, formType, source, key: ids.keyFor(lead) });
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const { sends, startedAt } = counters.current;
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
    setBusy(element, true);
    keys.current ??= idempotencyKeys(idField(element));
    const result = await sendOnce(verdict.lead, keys.current);
    setSubmitting(false);
    setBusy(element, false);
    if (!result.ok)
      return refuse(result.errors ? ERROR_NOTICES.invalid : ERROR_NOTICES.failure, result.errors ?? {});

    keys.current.renew();
    counters.current.sends = 0;
    counters.current.startedAt = performance.now();
    element.reset();
    announce(successNotice(formType));
    focusSoon(noticeLine);
  };

  return {
    form,
    summary,
    noticeLine,
    errors,
    notice,
    toast,
    isSubmitting,
    dismiss,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isBusy(event.currentTarget)) void submit(event.currentTarget);
    },
    onInput: (event) => {
      const field = (event.target as HTMLInputElement).name as LeadField;
      if (!errors[field]) return;
      const verdict = checkLead(readForm(event.currentTarget));
      setErrors({ ...errors, [field]: verdict.ok ? undefined : verdict.errors[field] });
    },
  };
};
