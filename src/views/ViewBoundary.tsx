import { Component, type ReactNode } from 'react';
import { ViewFailure } from './ViewFailure.js';

/** Keeps a view that fails, or whose code cannot be loaded, from taking the whole modal with it. */
export class ViewBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Mounts the view anew, which loads its code again.
    return <ViewFailure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
