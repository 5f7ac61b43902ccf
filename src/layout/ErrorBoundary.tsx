import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

interface Props {
  children: ReactNode;
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
    return failure ? <Failure error={failure.error} /> : this.props.children;
  }
}
