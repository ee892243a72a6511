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
import { ERROR_NOTICES, type Notice, successNotice } from '../../lead/notices.ts';
import { requestNumber } from '../../lead/request-number.ts';
import type { LeadErrors } from '../../lead/schema.ts';
import { registerWorker } from '../../waiting-leads/background-sync.ts';
import { changeLead, holdPage, onErased } from '../../waiting-leads/lead-store.ts';
import { isArriving, isSent, type SentLead } from '../../waiting-leads/waiting-lead.ts';
import { at, ERASED, GONE, waitingNotice } from '../../waiting-leads/words.ts';
import { judgeAttempt, pageSends, readForm } from './attempt.ts';
import { tellTagsOf } from './attribution.ts';
import { cancelLead, deliverLead, forgetLead, keepTold, newKey, type Place } from './deliver-lead.ts';
import { keepTyped, restoreDraft } from './draft.ts';
import {
  errorsOf,
  IDLE,
  isLocked,
  type LeadFormEvent,
  type LeadFormState,
  nextState,
  type Origin,
  summaryOf,
} from './form-state.ts';
import { type LeadFormElement, missingIn, takeOver } from './handover.ts';
import { sendParts } from './send-cv.ts';
import { useCv } from './use-cv.ts';
import { useFieldCheck } from './use-field-check.ts';

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

/** @returns whether no field has a message */
const isEmpty = (errors: LeadErrors): boolean => !Object.values(errors).some(Boolean);

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

/** What the form sends beside what is typed into it. */
export interface FormFacts {
  readonly id: string;
  /** What a lead of this form says; when its source changes, the form keeps what was typed. */
  readonly origin: Origin;
  /** The attributes of the links that open the form's dialog, whose time begins when it opens (Specification §5). */
  readonly dialog: Readonly<Record<string, string>> | undefined;
  /** Another one for each opening of that dialog: the receipt of a form that was sent goes then. */
  readonly opening: unknown;
  /** What the form's page says of its own, for another page that has to tell that the lead was sent. */
  readonly thanks?: string | undefined;
}

/**
 * What a lead form does: it sends, waits for a connection and then sends by itself, moves the focus, and asks before the
 * visitor leaves. Its states are in form-state.ts.
 */
export const useLeadForm = ({ id, origin, dialog, opening, thanks }: FormFacts): LeadForm => {
  const form = useRef<LeadFormElement>(null);
  const shown = useRef<HTMLElement>(null);
  const message = useCallback((element: HTMLElement | null) => {
    shown.current = element;
  }, []);
  const [state, dispatch] = useReducer(nextState, IDLE);
  const [toast, setToast] = useState<Notice>();
  const dismiss = useCallback(() => setToast(undefined), []);
  const startedAt = useRef(dialog ? performance.now() : 0);
  const place = useRef<Place>(null);
  /** Key of the lead that the device keeps for this form. */
  const [heldKey, setHeldKey] = useState<string>();
  /** The request under way. */
  const sending = useRef<AbortController>(null);
  const { missing, isTrapped, look } = useTakenForm(form, id);
  const fieldCheck = useFieldCheck(form, errorsOf(state), dispatch);
  // What a send found wrong is right now: the toast about it has no cause any more.
  const isMended = state.at === 'refused' && isEmpty(summaryOf(state)) && !isEmpty(state.found);
  const mended = isMended ? state.notice : undefined;
  useEffect(() => {
    if (mended) setToast((said) => (said === mended ? undefined : said));
  }, [mended]);
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
      setToast(notice);
    });
    const active = document.activeElement;
    if (element.contains(active) || active?.contains(element)) {
      // The end of the receipt above the toast, and its heading in any case. Not smoothly: it is shorter than its form.
      if (notice.accepted && !isScrolledPast)
        for (const part of [element.querySelector('.again'), shown.current])
          part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      shown.current?.focus({ preventScroll: isScrolledPast || notice.accepted !== undefined });
    }
  };

  const refuse = (element: HTMLFormElement, notice: Notice, errors = {}): void =>
    conclude(element, { type: 'refuse', notice, errors }, notice);

  const accept = (element: LeadFormElement, sent: SentLead, isLate: boolean): void => {
    pageSends.count = 0;
    startedAt.current = performance.now();
    element.reset();
    cv.clear();
    element.elements.requestId.value = newKey();
    keepTyped(element);
    look();
    const { formType, id: leadId, isCvMissing, sentAt, key } = sent;
    const number = leadId && requestNumber(leadId);
    const notice = successNotice(formType, number, isLate ? at(sentAt, Date.now()) : undefined);
    conclude(element, { type: 'accept', notice }, notice);
    tellTagsOf(formType);
    void (isArriving(sent) ? keepTold(key) : forgetLead(key));
    const { file, uploadId } = isArriving(sent) ? sent : {};
    const send =
      file && uploadId
        ? async (onProgress: (percent: number) => void) => {
            const reason = await sendParts(file.bytes, uploadId, onProgress);
            await forgetLead(key);
            return reason;
          }
        : undefined;
    void cv.finish(isCvMissing, send);
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
    const sentAs = state.at === 'waiting' ? state.origin : origin;
    const writtenAt = wait?.writtenAt ?? Date.now();
    keepTyped(element);
    dispatch({ type: 'send', origin: sentAs });
    if (!wait) setToast(undefined);
    const stop = new AbortController();
    sending.current = stop;
    place.current ??= { field: idField(element), held: undefined, onKept: setHeldKey };
    const here = place.current;
    const address = { page: location.pathname, formId: id, dialog, thanks };
    const attempt = { lead: verdict.lead, origin: sentAs, form: address, file: cv.file, writtenAt };
    const delivery = await deliverLead({ ...attempt, isLate: wait !== undefined }, here, stop);
    sending.current = null;
    if (delivery.kind === 'accepted') return accept(element, delivery.sent, delivery.isLate);
    if (stop.signal.reason === CANCELLED) {
      flushSync(() => dispatch({ type: 'end' }));
      return element.elements.send.focus();
    }
    if (delivery.kind === 'gone') return refuse(element, GONE);
    if (delivery.kind === 'silent') {
      const { keeping } = here.held ?? {};
      const notice = waitingNotice(sentAs.formType, keeping, Date.now());
      const isKept = keeping?.lacksFile === false;
      const next = { type: 'wait', wait: { writtenAt, notice, isKept } } as const;
      if (wait) {
        // The toast says what the box says, unless it was closed; the same words are not said twice.
        setToast((said) => (said && said.description !== notice.description ? notice : said));
        return dispatch(next);
      }
      if (keeping || !navigator.onLine) return conclude(element, next, notice);
    }
    if (delivery.kind !== 'cv-unfit') pageSends.count += 1;
    if (delivery.kind === 'refused') return refuse(element, ERROR_NOTICES.invalid, delivery.errors);
    if (!('notice' in delivery)) return refuse(element, ERROR_NOTICES.failure);
    cv.clear(delivery.notice);
    refuse(element, delivery.notice);
  };

  const clear = (): void => {
    dispatch({ type: 'clear' });
    setToast(undefined);
  };

  /** Looks at the lead that is kept while there is no connection: it may have been erased, or sent by the worker. */
  const lookAtKept = useEffectEvent(async (): Promise<void> => {
    const { held } = place.current ?? {};
    const element = form.current;
    if (!held?.keeping || !element || sending.current) return;
    const kept = await changeLead(held.lead.key).catch(() => held.lead);
    if (state.at !== 'waiting' || place.current?.held !== held) return;
    if (kept && !isSent(kept)) return;
    place.current.held = undefined;
    if (kept) accept(element, kept, true);
    else refuse(element, GONE);
  });
  const tryAgain = useEffectEvent(() => {
    const { notBefore = 0 } = place.current?.held?.keeping ?? {};
    if (!form.current || !navigator.onLine || notBefore > Date.now()) return lookAtKept();
    return submit(form.current);
  });
  const isWaiting = state.at === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(tryAgain, TRY_EVERY_MS);
    addEventListener('online', tryAgain);
    const stop = onErased(lookAtKept);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
      stop();
    };
  }, [isWaiting]);

  // While a lead is under way or waits, and while its curriculum is, other pages leave it to this one.
  const isHeld = isLocked(state) || cv.progress !== undefined;
  useEffect(() => {
    if (isHeld && heldKey !== undefined) return holdPage(heldKey);
    return undefined;
  }, [isHeld, heldKey]);

  useEffect(registerWorker, []);

  // Only while something is under way: browsers do not keep a page with such a listener in the back/forward cache.
  const isUnderWay = (isLocked(state) && !(isWaiting && state.wait.isKept)) || cv.progress !== undefined;
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
      const left = { ...place.current } as Place;
      sending.current?.abort(CANCELLED);
      flushSync(() => {
        dispatch({ type: 'cancel' });
        setToast(ERASED);
      });
      // During a try the button is disabled; the end of the try then moves the focus.
      if (!sending.current) form.current?.elements.send.focus();
      // A worker may be sending it at this moment: then it is too late, and the form says so.
      void cancelLead(left).then((sent) => sent && form.current && accept(form.current, sent, true));
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
