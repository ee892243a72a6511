import type { ComponentProps } from 'react';
import { turnInPlace } from './turn-in-place.ts';

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
