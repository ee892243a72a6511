import {
  type Dispatch,
  type RefCallback,
  type RefObject,
  type SetStateAction,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { focusOrBar } from '../../focus/focus-or-bar.ts';
import type { Notice } from '../../lead/notices.ts';
import type { LeadErrors } from '../../lead/schema.ts';

/** What a lead form says: under its fields, in a line of its own, over the page. */
export interface Messages {
  readonly summary: RefObject<HTMLElement | null>;
  /** For what says the notice in the form: a line, or the heading of a receipt. */
  readonly noticeLine: RefCallback<HTMLElement>;
  /** Under the fields. */
  readonly errors: LeadErrors;
  /** Of the fields that a send found wrong, what is still wrong: in the summary. A field that is left adds nothing there. */
  readonly refused: LeadErrors;
  readonly setErrors: Dispatch<SetStateAction<LeadErrors>>;
  /** What a send found wrong. */
  readonly refuse: (errors: LeadErrors) => void;
  /** Stays in the form until the next send. */
  readonly notice: Notice | undefined;
  readonly setNotice: (notice: Notice | undefined) => void;
  /** A notice over the page, mostly the same, until it is dismissed; a success goes by itself. */
  readonly toast: Notice | undefined;
  readonly setToast: (notice: Notice | undefined) => void;
  readonly dismiss: () => void;
  /** In the form and over the page. */
  readonly announce: (notice: Notice | undefined) => void;
  /**
   * To what the form itself says; a toast about a file comes without: then to the box that takes another. To the bar when
   * the form stands in a dialog that is closed by now.
   */
  readonly focusMessage: (options: FocusOptions, box?: HTMLElement | null) => void;
  /**
   * Draws an answer and gives it the focus, which the disabled button let go. Whoever went on to something else
   * meanwhile, as to a second form, stays there: the toast tells them. Whoever scrolled on is not carried back.
   */
  readonly conclude: (form: HTMLFormElement, notice: Notice, errors?: LeadErrors) => void;
}

/** @returns what the form says, and how it is said */
export const useMessages = (): Messages => {
  const summary = useRef<HTMLElement>(null);
  const line = useRef<HTMLElement>(null);
  const noticeLine = useCallback((element: HTMLElement | null) => {
    line.current = element;
  }, []);
  const [errors, setErrors] = useState<LeadErrors>({});
  const [found, setFound] = useState<LeadErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const [toast, setToast] = useState<Notice>();
  const dismiss = useCallback(() => setToast(undefined), []);

  const refuse = (fields: LeadErrors): void => {
    setErrors(fields);
    setFound(fields);
  };

  const announce = (what: Notice | undefined): void => {
    setNotice(what);
    setToast(what);
  };

  const message = (): HTMLElement | null => summary.current ?? line.current;

  const focusMessage = (options: FocusOptions, box?: HTMLElement | null): void =>
    focusOrBar(message() ?? box, options);

  const conclude = (form: HTMLFormElement, what: Notice, fields: LeadErrors = {}): void => {
    const isScrolledPast = form.getBoundingClientRect().bottom < 0;
    flushSync(() => {
      setNotice(what);
      if (!what.accepted) setToast(what);
      refuse(fields);
    });
    const active = document.activeElement;
    if (form.contains(active) || active?.contains(form)) {
      // At once, not smoothly: a receipt is shorter than its form, and its toast takes its place by where it stands.
      if (what.accepted && !isScrolledPast)
        message()?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      message()?.focus({ preventScroll: isScrolledPast });
    }
    setToast(what);
  };

  const refused = Object.fromEntries(Object.entries(errors).filter(([field]) => field in found));

  return {
    summary,
    noticeLine,
    errors,
    refused,
    setErrors,
    refuse,
    notice,
    setNotice,
    toast,
    setToast,
    dismiss,
    announce,
    focusMessage,
    conclude,
  };
};
