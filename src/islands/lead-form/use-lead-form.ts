import {
  type PointerEvent,
  type RefCallback,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { focusOrBar } from '../../focus/focus-or-bar.ts';
import type { FormType } from '../../lead/form-types.ts';
import { ERROR_NOTICES, errorNotice, type Notice, successNotice, waitingNotice } from '../../lead/notices.ts';
import { cancelLead, forgetLead, keepLead, unlessSent } from '../../waiting-leads/keep-lead.ts';
import { registerWorker } from '../../waiting-leads/register-worker.ts';
import type { WaitingLead } from '../../waiting-leads/waiting-lead.ts';
import { at } from '../../waiting-leads/when.ts';
import { judgeAttempt, pageSends, readForm } from './attempt.ts';
import { tellTagsOf } from './attribution.ts';
import { type Delivery, deliverLead, requestOf } from './deliver-lead.ts';
import { keepTyped, restoreDraft } from './draft.ts';
import {
  errorsOf,
  IDLE,
  isLocked,
  keptOf,
  type LeadFormEvent,
  type LeadFormState,
  nextState,
  type Origin,
} from './form-state.ts';
import { type LeadFormElement, missingIn, takeOver } from './handover.ts';
import { type IdempotencyKeys, idempotencyKeys } from './send-lead.ts';
import { useCv } from './use-cv.ts';
import { useFieldCheck } from './use-field-check.ts';
import { useKeptLead } from './use-kept-lead.ts';

/** Milliseconds between two tries: a browser may report `online` before the connection works, or never. */
const TRY_EVERY_MS = 5000;

/** Abort reason when the visitor cancels, to distinguish it from the time limit. */
const CANCELLED = 'cancelled';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from(form.querySelectorAll<Field>('input[name]:not([type=hidden]), textarea[name]'));

/** Copies the value of the field that React discarded. */
const adopt = (field: Field, before: Field): void => {
  if (field.type === 'checkbox') (field as HTMLInputElement).checked ||= (before as HTMLInputElement).checked;
  else if (field.type === 'file') (field as HTMLInputElement).files = (before as HTMLInputElement).files;
  else field.value ||= before.value;
};

/** The id is in the form, for the browser's own post, and in the draft, for a retry after a reload. */
const idField = (form: LeadFormElement): Pick<HTMLInputElement, 'value'> => ({
  get value() {
    return form.elements.requestId.value;
  },
  set value(id) {
    form.elements.requestId.value = id;
    keepTyped(form);
  },
});

/** @returns the element of this page that a link leads to */
const placeOf = ({ hash, pathname }: HTMLAnchorElement): HTMLElement | null =>
  pathname === location.pathname ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Events after which a field may have another value: typed, copied, restored, or filled in without an event. */
const CHANGES = ['input', 'change', 'pageshow', 'focusin', 'pointerover'];

/**
 * Takes the form over from the early script (handover.ts), keeps what was typed before, and watches what is missing.
 *
 * React adopts the form's HTML with its values. But when an extension or a translator has put nodes into the form, React
 * discards the HTML and renders it again, and would lose the values. Fields that are empty even then get what was typed
 * before a reload.
 *
 * @param form ref of the form
 * @param id id of the form, to find its HTML before hydration
 * @returns the line of missing fields, whether the honeypot is filled in, and a function that looks at both again
 */
const useTakenForm = (form: RefObject<LeadFormElement | null>, id: string) => {
  const [missing, setMissing] = useState('');
  const [isTrapped, setTrapped] = useState(false);
  const [before] = useState(() => {
    const found = globalThis.document?.querySelector<HTMLFormElement>(`form#${id}`);
    if (!found) return undefined;
    const fields = fieldsOf(found);
    return { fields, focused: fields.find((field) => field === document.activeElement)?.name };
  });

  const look = useCallback(() => {
    if (!form.current) return;
    setMissing(missingIn(form.current));
    setTrapped(form.current.elements.website.value !== '');
  }, [form]);

  // Before the next paint, so that the button and its line never flicker.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    takeOver(element);
    const typed = new Map(before?.fields.map((field) => [field.name, field]));
    for (const field of fieldsOf(element)) {
      const old = typed.get(field.name);
      if (old && old !== field) adopt(field, old);
      if (field.name === before?.focused && document.activeElement === document.body) field.focus();
    }
    restoreDraft(element);
    keepTyped(element);
    look();
  }, [form, before, look]);

  useEffect(() => {
    // `reset` fires before the fields are empty.
    const lookLater = (): unknown => setTimeout(look);
    // On the window, after what is typed was copied into the page's other forms (draft.ts).
    for (const type of CHANGES) addEventListener(type, look);
    addEventListener('reset', lookLater);
    return () => {
      for (const type of CHANGES) removeEventListener(type, look);
      removeEventListener('reset', lookLater);
    };
  }, [look]);

  return { missing, isTrapped, look };
};

type RefusedState = Extract<LeadFormState, { at: 'refused' }>;

interface LeadForm extends ReturnType<typeof useFieldCheck> {
  readonly form: RefObject<LeadFormElement | null>;
  readonly state: LeadFormState;
  /** The line of missing fields; '' when none is. */
  readonly missing: string;
  /** Whether the button is disabled. */
  readonly isBlocked: boolean;
  /** Ref of the element that shows the notice in the form: the box of errors, or the heading of a receipt. */
  readonly message: RefCallback<HTMLElement>;
  /** The notice in the toast, mostly the same one. It stays until it is dismissed; a success disappears by itself. */
  readonly toast: Notice | undefined;
  readonly dismiss: () => void;
  /**
   * Focuses the form's message. A toast about a file has no message in the form: the file input gets the focus then.
   * When the form's dialog is closed by then, the bar gets it.
   */
  readonly focusMessage: (options: FocusOptions) => void;
  readonly cancel: () => void;
  /** Shows the empty form again after a success. */
  readonly startAnother: () => void;
  readonly cv: ReturnType<typeof useCv>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLFormElement>) => void;
}

/**
 * What a lead form does: it sends, waits for a connection and then sends by itself, moves the focus, and asks before the
 * visitor leaves. Its states are in form-state.ts.
 *
 * @param id of the form element
 * @param origin what a lead of this form says; when its source changes, the form keeps what was typed
 * @param isInDialog whether a dialog contains the form: its time then begins when it opens (Specification §5, "page or
 *   form load")
 * @param opening another one for each opening of that dialog: the receipt of a form that was sent goes then
 */
export const useLeadForm = (id: string, origin: Origin, isInDialog: boolean, opening: unknown): LeadForm => {
  const form = useRef<LeadFormElement>(null);
  const shown = useRef<HTMLElement>(null);
  const message = useCallback((element: HTMLElement | null) => {
    shown.current = element;
  }, []);
  const [state, dispatch] = useReducer(nextState, IDLE);
  const [toast, setToast] = useState<Notice>();
  const dismiss = useCallback(() => setToast(undefined), []);
  const startedAt = useRef(isInDialog ? performance.now() : 0);
  const keys = useRef<IdempotencyKeys>(null);
  /** The request under way. */
  const sending = useRef<AbortController>(null);
  const { missing, isTrapped, look } = useTakenForm(form, id);
  const fieldCheck = useFieldCheck(form, errorsOf(state), dispatch);
  const cv = useCv(setToast);

  /**
   * Renders an answer and focuses it, because the disabled button has lost the focus. When the visitor has moved the
   * focus elsewhere, such as to a second form, it stays there, and the toast announces the answer. When the visitor has
   * scrolled past the form, the page does not scroll back.
   */
  const conclude = (element: HTMLFormElement, event: LeadFormEvent, notice: Notice): void => {
    const isScrolledPast = element.getBoundingClientRect().bottom < 0;
    flushSync(() => {
      dispatch(event);
      if (!notice.accepted) setToast(notice);
    });
    const active = document.activeElement;
    if (element.contains(active) || active?.contains(element)) {
      // Not smoothly: the receipt is shorter than its form, and the toast chooses its place by where the receipt is.
      if (notice.accepted && !isScrolledPast)
        shown.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      shown.current?.focus({ preventScroll: isScrolledPast });
    }
    setToast(notice);
  };

  const refuse = (element: HTMLFormElement, notice: Notice, errors = {}, kept?: RefusedState['kept']): void =>
    conclude(element, { type: 'refuse', notice, errors, kept }, notice);

  const accept = (
    element: LeadFormElement,
    delivery: Delivery & { kind: 'accepted' },
    formType: FormType,
    sentAt?: number,
  ): void => {
    keys.current?.renew();
    pageSends.count = 0;
    startedAt.current = performance.now();
    element.reset();
    cv.clear();
    keepTyped(element);
    look();
    const notice = successNotice(formType, delivery.number, sentAt ? at(sentAt, Date.now()) : undefined);
    conclude(element, { type: 'accept', notice }, notice);
    tellTagsOf(formType);
    void cv.finish(delivery);
  };

  /** Shows the receipt of a lead that a worker, or this page in the background, has sent from the device. */
  const arrived = (lead: WaitingLead): void => {
    // The next page sends the rest of a curriculum that is still on its way.
    if (!lead.file) void forgetLead(lead.key);
    const { number, isCvMissing = false, formType, sentAt } = lead;
    const delivery = { kind: 'accepted', number, isCvMissing, sendParts: undefined } as const;
    if (form.current) accept(form.current, delivery, formType, sentAt);
  };

  const submit = async (element: LeadFormElement): Promise<void> => {
    if (sending.current || state.at === 'submitting' || state.at === 'accepted') return;
    const verdict = judgeAttempt({
      typed: readForm(element),
      sends: pageSends.count,
      elapsed: performance.now() - startedAt.current,
    });
    if (!verdict.ok) return refuse(element, verdict.notice, verdict.errors);
    const wait = state.at === 'waiting' ? state.wait : undefined;
    const kept = keptOf(state);
    const sentAs = state.at === 'waiting' ? state.origin : origin;
    const { formType } = sentAs;
    const writtenAt = wait?.writtenAt ?? Date.now();
    keepTyped(element);
    dispatch({ type: 'send', origin: sentAs });
    if (!wait) setToast(undefined);
    keys.current ??= idempotencyKeys(idField(element));
    const ids = keys.current;
    const stop = new AbortController();
    sending.current = stop;
    const request = JSON.stringify(requestOf(verdict.lead, sentAs));
    const send = () => deliverLead(verdict.lead, sentAs, cv.file, ids, stop, wait?.writtenAt);
    const delivery = await (kept ? unlessSent(kept, request, wait !== undefined, send) : send());
    sending.current = null;
    if (delivery.kind === 'sent') return arrived(delivery.lead);
    if (delivery.kind === 'erased') {
      setToast(undefined);
      return dispatch({ type: 'end' });
    }
    if (delivery.kind === 'unreachable') {
      if (stop.signal.reason === CANCELLED) {
        flushSync(() => dispatch({ type: 'end' }));
        return element.elements.send.focus();
      }
      const key = element.elements.requestId.value;
      const unsent = {
        key,
        writtenAt,
        formType,
        page: location.pathname,
        formId: id,
        request,
        file: cv.file,
      };
      const held = kept?.key === key ? kept : await keepLead(unsent);
      // Another text under another key takes the place of the one that was kept.
      if (kept && kept.key !== key) void forgetLead(kept.key);
      const next = { type: 'wait', wait: { writtenAt, kept: held } } as const;
      if (wait) return dispatch(next);
      if (!navigator.onLine) return conclude(element, next, waitingNotice(formType, held));
      pageSends.count += 1;
      return refuse(element, ERROR_NOTICES.failure, {}, held && { ...held, formType });
    }
    if (delivery.kind !== 'cv-unfit') pageSends.count += 1;
    // A server that cannot take the lead now does not end its waiting.
    if (delivery.kind === 'failed')
      return refuse(element, ERROR_NOTICES.failure, {}, kept && { ...kept, formType });
    if (kept) void forgetLead(kept.key);
    if (delivery.kind === 'accepted') return accept(element, delivery, formType, wait && Date.now());
    if (delivery.kind === 'refused') return refuse(element, ERROR_NOTICES.invalid, delivery.errors);
    cv.clear(delivery.notice);
    refuse(element, delivery.notice);
  };

  useKeptLead(keptOf(state)?.key, state.at === 'refused', (lead) => {
    if (lead.sentAt !== undefined) return arrived(lead);
    void forgetLead(lead.key);
    if (form.current)
      refuse(form.current, errorNotice(ERROR_NOTICES.invalid.title, `${lead.refusal}. Controlla e riprova.`));
  });

  const clear = (): void => {
    dispatch({ type: 'clear' });
    setToast(undefined);
  };

  const tryAgain = useEffectEvent(() => {
    if (form.current && navigator.onLine) void submit(form.current);
  });
  const isWaiting = state.at === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(tryAgain, TRY_EVERY_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [isWaiting]);

  useEffect(registerWorker, []);

  // Only while something is under way: browsers do not keep a page with such a listener in the back/forward cache.
  const isOnlyHere = isLocked(state) && (!keptOf(state) || keptOf(state)?.lacksFile === true);
  const isUnderWay = isOnlyHere || cv.progress !== undefined;
  useEffect(() => {
    if (!isUnderWay) return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isUnderWay]);

  // Another plan's dialog, or another opening of the same one.
  const { source } = origin;
  const [about, setAbout] = useState({ source, opening });
  if (source !== about.source || opening !== about.opening) {
    setAbout({ source, opening });
    if (!isLocked(state) && (state.at === 'accepted' || source !== about.source)) clear();
  }

  // A click on a link that leads to the form, such as “Preventivo” or the button of a plan, asks for an empty form.
  const leaveReceipt = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    const place = link && placeOf(link);
    if (place && form.current?.closest('section')?.contains(place)) clear();
  });
  const isDone = state.at === 'accepted' && cv.progress === undefined;
  useEffect(() => {
    if (!isDone) return;
    // In the capture phase, before the browser jumps.
    document.addEventListener('click', leaveReceipt, true);
    return () => document.removeEventListener('click', leaveReceipt, true);
  }, [isDone]);

  return {
    ...fieldCheck,
    form,
    state,
    missing,
    isBlocked: missing !== '' || isTrapped || state.at === 'submitting',
    message,
    toast,
    dismiss,
    focusMessage: (options) => focusOrBar(shown.current ?? cv.input.current, options),
    cancel: () => {
      const kept = keptOf(state);
      sending.current?.abort(CANCELLED);
      flushSync(() => {
        dispatch({ type: 'cancel' });
        setToast(undefined);
      });
      // During a try the button is disabled; the end of the try then moves the focus.
      if (!sending.current) form.current?.elements.send.focus();
      // A worker may be sending it at this moment: then it is too late, and the form says so.
      if (kept) void cancelLead(kept.key).then((lead) => lead && arrived(lead));
    },
    startAnother: () => {
      flushSync(clear);
      form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
    },
    cv,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget as LeadFormElement);
    },
    // A filled honeypot keeps the button disabled without a word (Specification §4, §5). A person whose password manager
    // filled it gets the specified answer when they press the button.
    onPointerDown: ({ target }) => {
      if (form.current?.elements.website.value && (target as HTMLElement).closest('[name=send]'))
        void submit(form.current);
    },
  };
};
