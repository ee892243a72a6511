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

/** In this time a second click on what opens a dialog falls beside it, and is not meant to close it. */
const DOUBLE_CLICK_MS = 500;

interface Props {
  isOpen: boolean;
  close: () => void;
  /** Whether a click beside the dialog may close it now. */
  mayLeave?: (dialog: HTMLElement) => boolean;
  className: string;
  /** Takes the focus. In a field that would bring up a phone's keyboard over the words that say what the dialog is for. */
  heading: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal dialog over the page, by Headless UI: focus trap, inert page, scroll lock, Escape. It stays mounted when it
 * closes, so that what was typed is there again. docs/decisions/0010-dialogs.md
 */
export const Modal = ({ isOpen, close, mayLeave = () => true, className, heading, children }: Props) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const openedAt = useRef(0);
  const pressedBeside = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    openedAt.current = performance.now();
    // Headless UI focuses the whole dialog on a touch device.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [isOpen, heading]);

  // A selection that is dragged out of a field ends beside the dialog too, but did not begin there.
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
      {/* Not Headless UI's own panel: a click beside that one closes, whatever was typed. */}
      <ToastPlace value={isOpen ? element : null}>
        <div className={`modal-panel ${className}`}>{children}</div>
      </ToastPlace>
    </Dialog>
  );
};
