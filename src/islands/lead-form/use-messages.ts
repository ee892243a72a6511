import { type Dispatch, type RefCallback, type SetStateAction, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOrBar } from '../../focus/focus-or-bar.ts';
import type { Notice } from '../../lead/notices.ts';
import type { LeadErrors } from '../../lead/schema.ts';

/** The messages of a lead form: under its fields, in one box or receipt, and as a toast. */
export interface Messages {
  /** Ref of the element that shows the notice in the form: the box of errors, or the heading of a receipt. */
  readonly message: RefCallback<HTMLElement>;
  /** Messages under the fields. */
  readonly errors: LeadErrors;
  /** Messages in the box: fields that a send found wrong and that still are. Leaving a field adds none. */
  readonly refused: LeadErrors;
  readonly setErrors: Dispatch<SetStateAction<LeadErrors>>;
  /** Sets the messages of the fields that a send found wrong. */
  readonly refuse: (errors: LeadErrors) => void;
  /** The notice that stays in the form until the next send. */
  readonly notice: Notice | undefined;
  readonly setNotice: (notice: Notice | undefined) => void;
  /** The notice in the toast, mostly the same one. It stays until it is dismissed; a success disappears by itself. */
  readonly toast: Notice | undefined;
  readonly setToast: (notice: Notice | undefined) => void;
  readonly dismiss: () => void;
  /** Sets the notice in the form and in the toast. */
  readonly announce: (notice: Notice | undefined) => void;
  /**
   * Focuses the form's message. A toast about a file has no message in the form: the file input gets the focus then.
   * When the form's dialog is closed by then, the bar gets it.
   */
  readonly focusMessage: (options: FocusOptions, box?: HTMLElement | null) => void;
  /**
   * Renders an answer and focuses it, because the disabled button has lost the focus. When the visitor has moved the
   * focus elsewhere, such as to a second form, it stays there, and the toast announces the answer. When the visitor has
   * scrolled past the form, the page does not scroll back.
   */
  readonly conclude: (form: HTMLFormElement, notice: Notice, errors?: LeadErrors) => void;
}

/** @returns the form's messages and the functions that set them */
export const useMessages = (): Messages => {
  const shown = useRef<HTMLElement>(null);
  const message = useCallback((element: HTMLElement | null) => {
    shown.current = element;
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

  const focusMessage = (options: FocusOptions, box?: HTMLElement | null): void =>
    focusOrBar(shown.current ?? box, options);

  const conclude = (form: HTMLFormElement, what: Notice, fields: LeadErrors = {}): void => {
    const isScrolledPast = form.getBoundingClientRect().bottom < 0;
    flushSync(() => {
      setNotice(what);
      if (!what.accepted) setToast(what);
      refuse(fields);
    });
    const active = document.activeElement;
    if (form.contains(active) || active?.contains(form)) {
      // Not smoothly: the receipt is shorter than its form, and the toast chooses its place by where the receipt is.
      if (what.accepted && !isScrolledPast)
        shown.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      shown.current?.focus({ preventScroll: isScrolledPast });
    }
    setToast(what);
  };

  const refused = Object.fromEntries(Object.entries(errors).filter(([field]) => field in found));

  return {
    message,
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
