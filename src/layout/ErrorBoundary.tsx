import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

interface Props {
  children: ReactNode;
  /** Whether header and footer are around it. */
  inLayout?: boolean;
}

interface State {
  /** What was thrown, which may be anything, even `undefined`. */
  failure?: { error: unknown };
}

/**
 * Shows the fallback screen in place of children that failed to render (docs/specification.md, section 8).
 * Other children are rendered again: those of another page or, in the development server, of corrected content.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ children }: Props) {
    if (this.state.failure && children !== this.props.children)
      this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    const { children, inLayout } = this.props;
    return failure ? <Failure error={failure.error} alone={!inLayout} /> : children;
  }
}
