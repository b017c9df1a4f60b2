import { Component, type ReactNode } from 'react';
import type { ViewName } from '../atoms/router.js';
import { ViewFailure } from './ViewFailure.js';
import { forgetView } from './viewComponents.js';

/** Keeps a view that fails, or whose code cannot be loaded, from taking the whole modal with it. */
export class ViewBoundary extends Component<{ view: ViewName; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    forgetView(this.props.view);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ViewFailure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
