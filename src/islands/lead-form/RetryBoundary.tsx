import { Component, Fragment, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** After this many errors there is another cause, and rendering again would never end. */
const MAX_RETRIES = 5;

/**
 * Renders its children again after an error: React cannot update nodes that an extension or a translator has moved, and
 * would leave nothing in their place. The new form takes over what was typed (use-typed-values.ts).
 *
 * @throws the next error after {@link MAX_RETRIES} retries
 */
export class RetryBoundary extends Component<Props, { at: number }> {
  static getDerivedStateFromError = () => ({ at: performance.now() });

  override state = { at: 0 };
  #times = 0;

  override componentDidCatch(error: unknown): void {
    this.#times += 1;
    if (this.#times > MAX_RETRIES) throw error;
  }

  override render(): ReactNode {
    return <Fragment key={this.state.at}>{this.props.children}</Fragment>;
  }
}
