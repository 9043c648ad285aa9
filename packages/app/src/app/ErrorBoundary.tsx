import { ErrorView } from '@viva/ui';
import { Component, type ReactNode } from 'react';

const message = 'Something went wrong on this page.';

/** Shows a way home when a page breaks, or when its code can't be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // A whole load, since what broke may be the router or an old version's code.
    return <ErrorView message={message} onReturnHome={() => location.assign('/')} />;
  }
}
