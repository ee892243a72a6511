import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';

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
