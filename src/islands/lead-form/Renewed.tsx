import { Component, Fragment, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/**
 * Renders its children anew after an error: React cannot change what an extension or a translator has moved, and would
 * leave an empty place. What was typed is taken over (use-typed-values.ts).
 */
export class Renewed extends Component<Props, { at: number }> {
  static getDerivedStateFromError = () => ({ at: performance.now() });

  override state = { at: 0 };

  override render(): ReactNode {
    return <Fragment key={this.state.at}>{this.props.children}</Fragment>;
  }
}
