import { Dialog } from '@headlessui/react';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { ToastPlace } from '../toast/toast-place.ts';
import './modal.css';

/**
 * The second click of a double click on a trigger lands beside the open dialog. Within this time it must not close it.
 */
const DOUBLE_CLICK_MS = 500;

interface PlaceProps {
  /** The id of the dialog, which its triggers name. */
  id: string;
}

/**
 * What a page contains of a dialog before its first click: its name for the early script, and the two elements that the
 * frame styles, since a page keeps no rule that matches nothing in it (build/page/matches.ts).
 */
export const ModalPlace = ({ id }: PlaceProps) => (
  <div id={id} className="modal" hidden>
    <div className="modal-panel" />
  </div>
);

/** @returns whether some of an element is laid out within the view */
const isInView = (element: HTMLElement): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < innerHeight && left < innerWidth;
};

interface Props {
  isOpen: boolean;
  close: () => void;
  /** Called when the open dialog is not in view: a content blocker may hide it. It must close the dialog. */
  giveUp: () => void;
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
export const Modal = ({
  isOpen,
  close,
  giveUp,
  mayLeave = () => true,
  className,
  heading,
  children,
}: Props) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const openedAt = useRef(0);
  const pressedBeside = useRef(false);

  const settle = useEffectEvent(() => {
    // Not the heading: the panel may still be scrolled from the last time.
    const panel = heading.current?.closest<HTMLElement>('.modal-panel');
    if (panel && isInView(panel)) heading.current?.focus();
    else giveUp();
  });
  useEffect(() => {
    if (!isOpen) return;
    openedAt.current = performance.now();
    // Once Headless UI has laid out the dialog. On a touch device it focuses the dialog element instead.
    const timer = setTimeout(settle);
    return () => clearTimeout(timer);
  }, [isOpen]);

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
