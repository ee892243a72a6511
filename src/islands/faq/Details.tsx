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
 * Opens or closes a question that the visitor clicked. The question keeps its place on the screen, even when the
 * browser closes an open one above it. An opening answer unrolls, except one that the browser opens by itself: it
 * scrolls there, so the answer needs its full height at once.
 *
 * @param summary the question in its `<details>`, whose answer is a `p`
 * @param turn changes React's state
 */
const turnInPlace = (summary: HTMLElement, turn: () => void): void => {
  const details = summary.closest('details');
  const wasOpen = details?.open;
  const { top } = summary.getBoundingClientRect();
  flushSync(turn);
  // The browser had already opened it for a fragment, and React only follows: this must not stop the browser's scroll.
  if (details?.open === wasOpen) return;
  scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  const answer = details?.querySelector('p');
  if (answer && !wasOpen) unroll(answer);
};

interface Props {
  /** Id of the answer, which is also the fragment of its address. */
  answerId: string;
  name: string;
  open: boolean;
  children: ReactNode;
}

/**
 * A `<details>` whose state Headless UI holds. The browser changes the state too: it closes another `<details>` of the
 * same name, and opens one for find-in-page or a link. This component then clicks the summary, because Headless UI has
 * no other way to set its state from outside.
 */
export const Details = ({ answerId, name, open, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);

  // Chromium does not open the answer when the visitor goes back or forward to its address.
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
 * The element that Headless UI uses as its button. The browser itself turns Enter and Space into clicks. There is no
 * `aria-expanded`: a summary already exposes whether it is open, and ARIA in HTML forbids the attribute on it.
 */
export const Summary = ({ children, ref, 'aria-controls': controls, onClick }: ComponentProps<'summary'>) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a summary in a details element is a native control.
  <summary
    className="condensed flex min-h-19 items-center justify-between gap-6 py-3.5 text-3"
    ref={ref}
    aria-controls={controls}
    onClick={(event) => {
      turnInPlace(event.currentTarget, () => onClick?.(event));
      // Headless UI has changed the state; the browser's default would change it back.
      event.preventDefault();
    }}
  >
    {children}
  </summary>
);
