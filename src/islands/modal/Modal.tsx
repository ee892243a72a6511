import { Dialog } from '@headlessui/react';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ToastPlace } from '../toast/toast-place.ts';

/**
 * The second click of a double click on a trigger lands beside the open dialog. Within this time it must not close it.
 */
const DOUBLE_CLICK_MS = 500;

interface Props {
  isOpen: boolean;
  close: () => void;
  /** Whether a click outside the dialog may close it now. */
  mayLeave?: (dialog: HTMLElement) => boolean;
  className: string;
  /** Gets the focus. With the focus in a field, a phone's keyboard would cover the text that explains the dialog. */
  heading: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal dialog by Headless UI: focus trap, inert page, scroll lock, Escape. It stays mounted when it closes, so that
 * it keeps what was typed. docs/decisions/0010-dialogs.md
 */
export const Modal = ({ isOpen, close, mayLeave = () => true, className, heading, children }: Props) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const openedAt = useRef(0);
  const pressedBeside = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    openedAt.current = performance.now();
    // On a touch device Headless UI focuses the dialog element instead.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [isOpen, heading]);

  // A selection that is dragged out of a field ends outside the dialog with a click, but does not start there.
  const press = ({ target, currentTarget }: PointerEvent) => {
    const isDoubleClick = performance.now() - openedAt.current < DOUBLE_CLICK_MS;
    pressedBeside.current = target === currentTarget && !isDoubleClick;
  };
  return (
    <Dialog
      className="modal"
      open={isOpen}
      onClose={close}
      unmount={false}
      initialFocus={heading}
      ref={setElement}
      onPointerDown={press}
      onClick={({ target, currentTarget }: MouseEvent<HTMLElement>) => {
        if (target === currentTarget && pressedBeside.current && mayLeave(currentTarget)) close();
      }}
    >
      {/* Not Headless UI's own panel: a click outside of it always closes, even when something was typed. */}
      <ToastPlace value={isOpen ? element : null}>
        <div className={`modal-panel ${className}`}>{children}</div>
      </ToastPlace>
    </Dialog>
  );
};
