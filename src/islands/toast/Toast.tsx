import { type ReactNode, type UIEvent, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ALERT, CHECK, CROSS } from '../../components/icons.ts';
import type { Notice } from '../../lead/notices.ts';
import { ToastPlace } from './toast-place.ts';

/** A success stays this long, and longer while the pointer or the focus is on it. WCAG 2.2.1. */
const SUCCESS_DURATION_MS = 20_000;

/** Closes the toast that shows: forms of one page show theirs in one place. */
let closeShown: (() => void) | undefined;

interface Props {
  notice: Notice;
  onClose: () => void;
  /** Gives the focus of a toast that is closed to what its notice is about. */
  passFocusOn: (options: FocusOptions) => void;
}

/** A notice over the page: whole cloth for a success, which goes by itself; broken threads for an error, which stays. */
const Toast = ({ notice, onClose, passFocusOn }: Props) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isError = notice.tone === 'error';

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each notice anew.
  useEffect(() => {
    if (closeShown !== onClose) closeShown?.();
    closeShown = onClose;
  }, [notice, onClose]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each notice anew.
  useEffect(() => {
    if (isError || isPointedAt || isFocused) return;
    const timer = setTimeout(onClose, SUCCESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice, isError, isPointedAt, isFocused, onClose]);

  const close = ({ detail }: UIEvent) => {
    onClose();
    // The page does not move under a pointer, which alone counts its clicks.
    passFocusOn({ preventScroll: detail > 0 });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it pauses its own timer, there is nothing to operate.
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
        <span>{notice.description}</span>
      </p>
      <button type="button" aria-label="Chiudi avviso" onClick={close}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={CROSS} />
        </svg>
      </button>
    </div>
  );
};

interface RegionProps extends Omit<Props, 'notice'> {
  notice: Notice | undefined;
  /** What is only said aloud. */
  children: ReactNode;
}

/**
 * Where a form's notices appear: over the page, or over the dialog around the form. Both live regions are there before
 * the first notice: assistive technology announces what changes in a region, not reliably a region that arrives full.
 */
export const ToastRegion = ({ notice, children, ...closing }: RegionProps) => {
  const dialog = useContext(ToastPlace);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  const toast = notice && <Toast notice={notice} {...closing} />;
  return createPortal(
    <div className="toasts">
      <div role="status">
        <span className="sending">{children}</span>
        {notice?.tone === 'success' && toast}
      </div>
      <div role="alert">{notice?.tone === 'error' && toast}</div>
    </div>,
    dialog ?? document.body,
  );
};
