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
import { NoticeText } from '../lead-form/NoticeText.tsx';
import { ToastPlace } from './toast-place.ts';

/** How long a success stays; while the pointer or the focus is on it, it stays longer. WCAG 2.2.1. */
const SUCCESS_DURATION_MS = 20_000;

/** Pixels left of a form from which a toast fits beside it (`toast.css`: a margin of 24 and a width of 480). */
const ROOM_BESIDE = 512;
/**
 * Pixels left of a dialog's form from which a toast fits below: on a phone the dialog fills the screen
 * (`lead-dialog.css`).
 */
const ROOM_BELOW = 60;

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

/** @returns whether to show a toast outside its form, because there is room or because the form is not visible */
const belongsOutside = (place: HTMLElement, isInDialog: boolean): boolean => {
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
      <span className="announced">{spoken}</span>
      {tone === 'success' && toast}
    </div>
    <div role="alert">{tone === 'error' && toast}</div>
  </>
);

interface StatusProps extends Omit<Props, 'notice'> {
  /** Undefined when there is nothing to say: the live region exists all the same. */
  notice: Notice | undefined;
}

/** The success of something that is no form, as a toast at the foot of the page. */
export const Status = ({ notice, ...closing }: StatusProps) =>
  createPortal(
    <div className="toasts">
      <Regions toast={notice && <Toast notice={notice} {...closing} />} tone={notice?.tone} />
    </div>,
    document.body,
  );

interface AnswerProps extends Omit<Props, 'notice'> {
  notice: Notice | undefined;
  /** Text for screen readers only. */
  spoken: ReactNode;
  /** Whether to show the answer above the fields instead of below the button. */
  isFirst: boolean;
  /** The line with the notice that stays in the form. */
  children: ReactNode;
}

/**
 * The answer of a form: a line that stays in the form, and a toast. In the form the toast covers only that line, which
 * has the same text, and so no field or control. When there is room, the toast is beside the form or below the dialog;
 * when the form is out of view, it is at the foot of the page. The place is chosen once, when the notice appears.
 *
 * All live regions exist before the first notice: assistive technology announces changes in a region, but not reliably
 * a region that is added with its text.
 */
export const Answer = ({ notice, spoken, isFirst, children, ...closing }: AnswerProps) => {
  const dialog = useContext(ToastPlace);
  const place = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [shown, setShown] = useState<{ notice: Notice; isOutside: boolean }>();
  useEffect(() => setHydrated(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a new notice; the toast of a closed dialog stays over the page.
  useLayoutEffect(() => {
    const isOutside = place.current !== null && belongsOutside(place.current, dialog !== null);
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
