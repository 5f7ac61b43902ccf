import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

interface State {
  /** What was thrown, which may be anything, even `undefined`. */
  failure?: { error: unknown };
}

/**
 * Shows the fallback screen in place of children that failed to render (specification, section 8).
 * Give it a `key` that changes with the page: a new key renders the children again.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <Failure error={failure.error} /> : this.props.children;
  }
}
