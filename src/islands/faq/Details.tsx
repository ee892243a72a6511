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

/** Makes a change above a question without moving the question on the screen. */
const inPlace = (question: HTMLElement, change: () => void): void => {
  const { top } = question.getBoundingClientRect();
  change();
  scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' });
};

/**
 * Closes the other questions. They share no `name`, by which the browser would do that itself: before this island is
 * there, the question would move away from under the finger.
 */
const closeOthers = (details: HTMLDetailsElement): void => {
  const open = details.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
  const others = [...open].filter((other) => other !== details);
  if (others.length === 0) return;
  inPlace(details, () => {
    for (const other of others) other.open = false;
  });
};

/**
 * Opens or closes a question that the visitor clicked. The question keeps its place on the screen. An opening answer
 * unrolls, except one that the browser opens by itself: it scrolls there, so the answer needs its full height at once.
 *
 * @param summary the question in its `<details>`, whose answer is a `p`
 * @param turn changes React's state
 */
const turnInPlace = (summary: HTMLElement, turn: () => void): void => {
  const details = summary.closest('details');
  const wasOpen = details?.open;
  flushSync(turn);
  // The browser had already opened it for a fragment, and React only follows: this must not stop the browser's scroll.
  if (!details || details.open === wasOpen || wasOpen) return;
  closeOthers(details);
  const answer = details.querySelector('p');
  if (answer) unroll(answer);
};

interface Props {
  /** Id of the answer, which is also the fragment of its address. */
  answerId: string;
  open: boolean;
  children: ReactNode;
}

/**
 * A `<details>` whose state Headless UI holds. It changes from outside too: another question closes it, and the browser
 * opens it for find-in-page or a link. This component then clicks the summary, because Headless UI has no other way to
 * set its state.
 */
export const Details = ({ answerId, open, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);

  // Chromium does not open the answer when the visitor goes back or forward to its address.
  useEffect(() => {
    const openLinked = () => {
      if (details.current && location.hash === `#${answerId}`) details.current.open = true;
    };
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, [answerId]);

  // Of those that the visitor opened before this island was there, the last one has the focus.
  useEffect(() => {
    if (details.current?.open && details.current.contains(document.activeElement))
      closeOthers(details.current);
  }, []);

  const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    const isByBrowser = currentTarget.open !== open;
    if (isByBrowser) currentTarget.querySelector('summary')?.click();
    if (!currentTarget.open) return;
    closeOthers(currentTarget);
    // Keeping the question in its place has stopped the browser's own scroll to a linked answer.
    if (isByBrowser && location.hash === `#${answerId}`) document.getElementById(answerId)?.scrollIntoView();
  };

  return (
    <details open={open} ref={details} onToggle={follow}>
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
