import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SUBMITTING_LABEL } from '../../lead/form-types.ts';

interface Props {
  isSubmitting: boolean;
}

/**
 * Says aloud that the form is being sent, and holds the focus of the button after it, which is disabled meanwhile. It
 * comes with the island, before its first words: a live region that arrives full is not reliably announced.
 */
export const SendingLine = ({ isSubmitting }: Props) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  // Before the early script's timer disables the button.
  useLayoutEffect(() => {
    const isPressed = line.current?.nextElementSibling === document.activeElement;
    if (isSubmitting && isPressed) line.current?.focus({ preventScroll: true });
  }, [isSubmitting]);

  if (!isLive) return null;
  // The sheet that hides it may come later: it takes no row of the form before.
  return (
    <p className="sending" role="status" tabIndex={-1} ref={line} style={{ position: 'absolute' }}>
      {isSubmitting && SUBMITTING_LABEL}
    </p>
  );
};
