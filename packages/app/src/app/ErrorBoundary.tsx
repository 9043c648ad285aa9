import { ErrorView } from '@viva/ui';
import { Component, type ReactNode } from 'react';
import { takeOver } from './takeOver.ts';

const message = 'Something went wrong on this page. Please check your connection and try again.';

/**
 * Shows a way on when a page breaks, or when its code can't be fetched. Each way is a whole load, since what broke may be
 * the router or an old version's code; so is going back in the browser.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    takeOver();
    window.addEventListener('popstate', reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', reload);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ErrorView message={message} onRetry={reload} onReturnHome={() => location.assign('/')} />;
  }
}

const reload = () => location.reload();
