import { Component, Fragment, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** What fails as often as this fails for another reason: it would come again for ever. */
const MOST_TIMES = 5;

/**
 * Renders its children anew after an error: React cannot change what an extension or a translator has moved, and would
 * leave an empty place. What was typed is taken over (use-typed-values.ts).
 *
 * @throws the error that comes after {@link MOST_TIMES} others
 */
export class RetryBoundary extends Component<Props, { at: number }> {
  static getDerivedStateFromError = () => ({ at: performance.now() });

  override state = { at: 0 };
  #times = 0;

  override componentDidCatch(error: unknown): void {
    this.#times += 1;
    if (this.#times > MOST_TIMES) throw error;
  }

  override render(): ReactNode {
    return <Fragment key={this.state.at}>{this.props.children}</Fragment>;
  }
}
