import { type ComponentProps, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const UNROLL_MS = 150;

const unroll = (answer: HTMLElement): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  answer.animate(
    [
      { height: '0', paddingBlock: '0', overflow: 'clip' },
      { height: `${answer.offsetHeight}px`, overflow: 'clip' },
    ],
    { duration: UNROLL_MS, easing: 'ease-out' },
  );
};

/**
 * Turns a question by the visitor's hand. It stays where it is on the screen, also when the browser closes an open one
 * above it; an answer that opens unrolls. What the browser opens by itself, to scroll to it, has its height at once.
 *
 * @param summary the question, in its `<details>`; its answer is a `p` in there
 * @param turn changes React's state
 */
const turnInPlace = (summary: HTMLElement, turn: () => void): void => {
  const details = summary.closest('details');
  const wasOpen = details?.open;
  const { top } = summary.getBoundingClientRect();
  flushSync(turn);
  // A scroll to a fragment goes on: React only took note of what the browser had opened for it.
  if (details?.open === wasOpen) return;
  scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  const answer = details?.querySelector('p');
  if (answer && !wasOpen) unroll(answer);
};

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
