import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

interface State {
  error?: unknown;
  failed: boolean;
}

/**
 * Shows the fallback screen in place of children that failed to render (specification, section 8).
 * Give it a `key` that changes with the page, so that navigation starts afresh.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.leave);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.leave);
  }

  /** Back and Forward load their page afresh: the router may be among what failed. */
  private readonly leave = () => {
    if (this.state.failed) window.location.reload();
  };

  override render() {
    return this.state.failed ? <Failure error={this.state.error} /> : this.props.children;
  }
}
