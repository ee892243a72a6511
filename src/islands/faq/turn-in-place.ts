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
export const turnInPlace = (summary: HTMLElement, turn: () => void): void => {
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
