import { type ReactNode, type UIEvent, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ALERT, CHECK, CROSS } from '../../components/icons.ts';
import type { Notice } from '../../lead/notices.ts';
import { NoticeText } from '../lead-form/ErrorBox.tsx';
import { ToastPlace } from './toast-place.ts';

/** How long a success stays; while the pointer or the focus is on it, it stays longer. WCAG 2.2.1. */
const SUCCESS_DURATION_MS = 20_000;

/** Closes the visible toast: a page shows the toast of one form at a time. */
let closeShown: (() => void) | undefined;

interface Props {
  notice: Notice;
  onClose: () => void;
  /** Moves the focus of a closed toast to the element that its notice is about. */
  passFocusOn: (options: FocusOptions) => void;
}

/** A toast. A success has a border of woven cloth and disappears by itself; an error has broken threads and stays. */
const Toast = ({ notice, onClose, passFocusOn }: Props) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isError = notice.tone === 'error';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each notice.
  useEffect(() => {
    if (closeShown !== onClose) closeShown?.();
    closeShown = onClose;
  }, [notice, onClose]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each notice.
  useEffect(() => {
    if (isError || isPointedAt || isFocused) return;
    const timer = setTimeout(onClose, SUCCESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice, isError, isPointedAt, isFocused, onClose]);

  const close = ({ detail }: UIEvent) => {
    onClose();
    // The page must not scroll under a pointer. Only a click by pointer has a `detail` above 0.
    passFocusOn({ preventScroll: detail > 0 });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause its timer, there is nothing to operate.
    <div
      className={`toast ${notice.tone}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isError ? ALERT : CHECK} />
      </svg>
      <p>
        <b>{notice.title}</b>
        <span key={notice.description}>
          <NoticeText text={notice.description} />
        </span>
      </p>
      <button type="button" aria-label="Chiudi avviso" onClick={close}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={CROSS} />
        </svg>
      </button>
    </div>
  );
};

interface ToastsProps extends Omit<Props, 'notice'> {
  /** Undefined when there is nothing to say: the live regions exist all the same. */
  notice: Notice | undefined;
  /** Text for screen readers only. */
  spoken?: ReactNode;
}

/**
 * The toasts of one form or dialog, over the page or in the row below an open dialog (toast.css). Both live regions
 * exist before the first notice: assistive technology announces changes in a region, but not reliably a region that is
 * added with its text.
 */
export const Toasts = ({ notice, spoken, ...closing }: ToastsProps) => {
  const dialog = useContext(ToastPlace);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  const toast = notice && <Toast notice={notice} {...closing} />;
  return createPortal(
    <div className="toasts">
      <div role="status">
        <span className="announced">{spoken}</span>
        {notice?.tone === 'success' && toast}
      </div>
      <div role="alert">{notice?.tone === 'error' && toast}</div>
    </div>,
    dialog ?? document.body,
  );
};
