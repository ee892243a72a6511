import {
  type ReactNode,
  type UIEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { ALERT, CHECK, CROSS } from '../../components/icons.ts';
import type { Notice } from '../../lead/notices.ts';
import { ToastPlace } from './toast-place.ts';

/** A success stays this long, and longer while the pointer or the focus is on it. WCAG 2.2.1. */
const SUCCESS_DURATION_MS = 20_000;

/** From here on, in pixels, a form leaves room for a toast at the left of it (`toast.css`: 24 of margin, 480 of width). */
const ROOM_BESIDE = 512;
/** And a dialog leaves room for one below it: it fills the screen of a phone (`lead-dialog.css`). */
const ROOM_BELOW = 60;

/** Closes the toast that shows: of the forms of one page one speaks. */
let closeShown: (() => void) | undefined;

interface Props {
  notice: Notice;
  onClose: () => void;
  /** Gives the focus of a toast that is closed to what its notice is about. */
  passFocusOn: (options: FocusOptions) => void;
}

/** A notice: whole cloth for a success, which goes by itself; broken threads for an error, which stays. */
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

/** @returns whether a toast has room outside of its form, or would not be seen in it */
const standsOutside = (place: HTMLElement, isInDialog: boolean): boolean => {
  const { left, top, bottom } = (place.closest('form') ?? place).getBoundingClientRect();
  if (isInDialog) return left >= ROOM_BELOW;
  const isOutOfView = bottom < 0 || top > innerHeight;
  return left >= ROOM_BESIDE || isOutOfView || place.closest('[hidden], [inert]') !== null;
};

interface RegionsProps {
  toast: ReactNode;
  tone: Notice['tone'] | undefined;
  spoken?: ReactNode;
}

const Regions = ({ toast, tone, spoken }: RegionsProps) => (
  <>
    <div role="status">
      <span className="spoken">{spoken}</span>
      {tone === 'success' && toast}
    </div>
    <div role="alert">{tone === 'error' && toast}</div>
  </>
);

interface AnswerProps extends Omit<Props, 'notice'> {
  notice: Notice | undefined;
  /** What is only said aloud. */
  spoken: ReactNode;
  /** Whether it stands above the fields that it speaks of, and not below the button. */
  isFirst: boolean;
  /** The line with the notice that stays in the form. */
  children: ReactNode;
}

/**
 * What a form answers: the line that stays in it, and the toast. That stands on top of the line, which says the same, and
 * so covers no field and no control. Where there is room it stands beside its form, or below its dialog; at the foot of
 * the page when the form is out of view by then. Chosen once, when the notice comes.
 *
 * All live regions are there before the first notice: assistive technology announces what changes in a region, not
 * reliably a region that arrives full.
 */
export const Answer = ({ notice, spoken, isFirst, children, ...closing }: AnswerProps) => {
  const dialog = useContext(ToastPlace);
  const place = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [shown, setShown] = useState<{ notice: Notice; isOutside: boolean }>();
  useEffect(() => setHydrated(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each notice anew; a dialog that closes leaves its toast over the page.
  useLayoutEffect(() => {
    const isOutside = place.current !== null && standsOutside(place.current, dialog !== null);
    setShown(notice && { notice, isOutside });
  }, [notice]);

  if (!isHydrated) return null;
  const toast = shown && <Toast notice={shown.notice} {...closing} />;
  const tone = shown?.notice.tone;
  return (
    <>
      <div className={isFirst ? 'answer first' : 'answer'} ref={place}>
        {children}
        <Regions toast={!shown?.isOutside && toast} tone={tone} spoken={spoken} />
      </div>
      {createPortal(
        <div className="toasts">
          <Regions toast={shown?.isOutside && toast} tone={tone} />
        </div>,
        dialog ?? document.body,
      )}
    </>
  );
};
