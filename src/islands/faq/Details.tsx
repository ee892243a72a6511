import { type ComponentProps, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { turnInPlace } from './turn-in-place.ts';

interface Props {
  /** Of the answer inside: the fragment of its address. */
  answerId: string;
  name: string;
  open: boolean;
  children: ReactNode;
}

/**
 * A `<details>` as Headless UI has it, open or closed. The browser turns it too: it closes the other one of its name, and
 * opens what find-in-page or a link leads to. Headless follows; a click is the only way into it from outside.
 */
export const Details = ({ answerId, name, open, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);

  // Chromium does not open it on the way back or forward to its address, where it was open.
  useEffect(() => {
    const openLinked = () => {
      if (details.current && location.hash === `#${answerId}`) details.current.open = true;
    };
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, [answerId]);

  const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== open) currentTarget.querySelector('summary')?.click();
  };

  return (
    <details name={name} open={open} ref={details} onToggle={follow}>
      {children}
    </details>
  );
};

/**
 * What Headless UI takes for its button. Enter and Space are left to the browser, which clicks. It has no
 * `aria-expanded`: a summary tells by itself whether it is open, and may carry no other word for it (ARIA in HTML).
 */
export const Summary = ({ children, ref, 'aria-controls': controls, onClick }: ComponentProps<'summary'>) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: in its details it is a control of the browser's own.
  <summary
    className="condensed flex min-h-19 items-center justify-between gap-6 py-3.5 text-3"
    ref={ref}
    aria-controls={controls}
    onClick={(event) => {
      turnInPlace(event.currentTarget, () => onClick?.(event));
      // Headless has turned it; the browser would turn it back.
      event.preventDefault();
    }}
  >
    {children}
  </summary>
);
