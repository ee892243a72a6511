import { type PointerEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CV_NOTICES, cvRefusedLater } from '../../lead/cv-notices.ts';
import type { FormType } from '../../lead/form-types.ts';
import { ERROR_NOTICES, type Notice, successNotice, WAITING_NOTICE } from '../../lead/notices.ts';
import { judgeAttempt, pageSends } from './attempt.ts';
import { visitCampaign } from './attribution.ts';
import { keepTyped } from './copies.ts';
import { useCv } from './cv/use-cv.ts';
import { type Delivery, deliverLead } from './deliver-lead.ts';
import { fieldOf } from './draft.ts';
import { isBusy, setBusy, setReadOnly, useLeaveWarning } from './form-lock.ts';
import { type IdempotencyKeys, idempotencyKeys } from './idempotency-key.ts';
import { readForm } from './read-form.ts';
import { tellTagsOf } from './tell-tags.ts';
import { type FieldCheck, useFieldCheck } from './use-field-check.ts';
import { useJumpTo } from './use-jump-to.ts';
import { type Messages, useMessages } from './use-messages.ts';
import { useTypedValues } from './use-typed-values.ts';
import { useWaiting } from './use-waiting.ts';

interface LeadForm
  extends FieldCheck,
    Pick<Messages, 'message' | 'errors' | 'refused' | 'notice' | 'toast' | 'dismiss' | 'focusMessage'> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isSubmitting: boolean;
  /** The form is offline; it sends by itself when the connection returns. */
  readonly isWaiting: boolean;
  readonly stopWaiting: () => void;
  /** Shows the empty form again after a success. */
  readonly startAnother: () => void;
  readonly cv: ReturnType<typeof useCv>;
  /** Percentage of the curriculum that has arrived, during its upload. */
  readonly progress: number | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLFormElement>) => void;
}

/** Abort reason when the visitor cancels, to distinguish it from the time limit. */
const CANCELLED = 'cancelled';

/**
 * Focuses the button once the early script has enabled it, which happens in a task after a frame (src/early/events.ts).
 */
const focusSend = (form: HTMLFormElement): void => {
  const focus = (): void => form.querySelector<HTMLElement>('[type=submit]')?.focus();
  requestAnimationFrame(() => setTimeout(focus));
};

/** The id is in the form, for the browser's own post, and in the draft, for a retry after a reload. */
const idField = (form: HTMLFormElement) => {
  const field = form.querySelector<HTMLInputElement>('[name=requestId]') ?? { value: '' };
  return {
    get value() {
      return field.value;
    },
    set value(id) {
      field.value = id;
      keepTyped(form);
    },
  };
};

/**
 * The states of a lead form: idle, submitting, then success (form emptied, counters restarted) or failure (form
 * kept). Specification §4. Without a connection the form waits for one, and then sends by itself.
 *
 * @param id of the form element
 * @param formType kind of request
 * @param source label of the form's page or popup; when it changes, the form keeps what was typed
 * @param plan what the form shows as the visitor's choice
 * @param isInDialog whether a dialog contains the form: its time then begins when it opens (Specification §5, "page or
 *   form load")
 * @param opening another one for each opening of that dialog: the receipt of a form that was sent goes then
 */
export const useLeadForm = (
  id: string,
  formType: FormType,
  source: string,
  plan: string | undefined,
  isInDialog: boolean,
  opening: unknown,
): LeadForm => {
  const form = useRef<HTMLFormElement>(null);
  const messages = useMessages();
  const { refuse, setToast, announce, conclude } = messages;
  const [isSubmitting, setSubmitting] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [progress, setProgress] = useState<number>();
  const startedAt = useRef(isInDialog ? performance.now() : 0);
  const keys = useRef<IdempotencyKeys>(null);
  const sending = useRef<AbortController>(null);
  /** Number of curricula that are being uploaded. */
  const uploads = useRef(0);
  /**
   * A waiting lead keeps the form type, source and plan it was sent with, even if another plan's dialog is open when
   * the connection returns.
   */
  const waitingAs = useRef({ formType, source, plan });
  useTypedValues(form, id);
  const fieldCheck = useFieldCheck(form, messages);
  const cv = useCv(setToast);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // React's messages replace the browser's, so the titles, which the browser adds to its messages, go.
    element.noValidate = true;
    for (const field of element.querySelectorAll('[title]')) field.removeAttribute('title');
  }, []);

  const [announcedFor, setAnnouncedFor] = useState({ source, opening });
  if (source !== announcedFor.source || opening !== announcedFor.opening) {
    setAnnouncedFor({ source, opening });
    const isSent = messages.notice?.accepted !== undefined;
    if (!isWaiting && (isSent || source !== announcedFor.source)) {
      announce(undefined);
      refuse({});
    }
  }

  const accepted = async (
    element: HTMLFormElement,
    delivery: Delivery & { kind: 'accepted' },
    sentAs: FormType,
  ): Promise<void> => {
    keys.current?.renew();
    pageSends.count = 0;
    startedAt.current = performance.now();
    element.reset();
    cv.clear();
    keepTyped(element);
    conclude(element, successNotice(sentAs, delivery.number));
    tellTagsOf(sentAs);
    const reportMissingCv = (why: Notice): void => {
      setToast(why);
      cv.refusedLater(why);
    };
    if (delivery.isCvMissing) reportMissingCv(CV_NOTICES.missing);
    if (!delivery.sendParts) return;
    setProgress(0);
    uploads.current += 1;
    const reason = await delivery.sendParts(setProgress);
    uploads.current -= 1;
    if (!uploads.current) setProgress(undefined);
    if (reason === undefined) return setToast(CV_NOTICES.arrived);
    reportMissingCv(reason ? cvRefusedLater(reason) : CV_NOTICES.missing);
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (isBusy(element)) return;
    const verdict = judgeAttempt({
      typed: readForm(element),
      sends: pageSends.count,
      elapsed: performance.now() - startedAt.current,
    });
    if (!verdict.ok) {
      setWaiting(false);
      setReadOnly(element, false);
      return conclude(element, verdict.notice, verdict.errors);
    }

    keepTyped(element);
    refuse({});
    if (!isWaiting) announce(undefined);
    setSubmitting(true);
    setBusy(element, true);
    setReadOnly(element, true);
    keys.current ??= idempotencyKeys(idField(element));
    const { plan: requestedPlan, ...origin } = isWaiting ? waitingAs.current : { formType, source, plan };
    const attribution = { plan: requestedPlan, campaign: visitCampaign() };
    const stop = new AbortController();
    sending.current = stop;
    const request = { lead: verdict.lead, ...origin, attribution, cv: cv.file };
    const delivery = await deliverLead(request, keys.current, stop);
    const isUnreachable = delivery.kind === 'unreachable';
    const isCancelled = stop.signal.reason === CANCELLED;
    const waits = isUnreachable && !isCancelled && (isWaiting || !navigator.onLine);
    waitingAs.current = { ...origin, plan: requestedPlan };
    setSubmitting(false);
    setWaiting(waits);
    setReadOnly(element, waits);
    setBusy(element, false);
    if (isUnreachable && isCancelled) return focusSend(element);
    if (waits) return isWaiting ? undefined : conclude(element, WAITING_NOTICE);
    if (delivery.kind !== 'cv-unfit') pageSends.count += 1;
    if (delivery.kind === 'accepted') return accepted(element, delivery, origin.formType);
    if (delivery.kind === 'refused') return conclude(element, ERROR_NOTICES.invalid, delivery.errors);
    if (!('notice' in delivery)) return conclude(element, ERROR_NOTICES.failure);
    cv.clear(delivery.notice);
    return conclude(element, delivery.notice);
  };

  const stopWaiting = (): void => {
    sending.current?.abort(CANCELLED);
    setWaiting(false);
    announce(undefined);
    if (!form.current) return;
    setReadOnly(form.current, false);
    // During a try the button is disabled; the end of the try then moves the focus.
    if (!isSubmitting) focusSend(form.current);
  };

  const startAnother = (): void => {
    flushSync(() => announce(undefined));
    if (form.current) fieldOf(form.current, 'name')?.focus();
  };

  useJumpTo(form, messages.notice?.accepted !== undefined && progress === undefined, () =>
    announce(undefined),
  );
  useWaiting(isWaiting && !isSubmitting, () => void (form.current && submit(form.current)));
  useLeaveWarning(isSubmitting || isWaiting || progress !== undefined);

  return {
    ...messages,
    ...fieldCheck,
    focusMessage: (options) => messages.focusMessage(options, cv.input.current),
    form,
    isSubmitting,
    isWaiting,
    stopWaiting,
    startAnother,
    cv,
    progress,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    // A filled honeypot keeps the button disabled without a word (Specification §4, §5). A person whose password manager
    // filled it gets the specified answer when they press the button.
    onPointerDown: ({ target, currentTarget }) => {
      if ((target as HTMLElement).closest('[name=send]') && readForm(currentTarget).website)
        void submit(currentTarget);
    },
  };
};
