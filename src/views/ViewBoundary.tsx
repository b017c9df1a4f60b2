import { Component, type ReactNode } from 'react';
import { ViewFailure } from './ViewFailure.js';

/** Keeps a view that fails, or whose code cannot be loaded, from taking the whole modal with it. */
export class ViewBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'unknown' };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ViewFailure />;
  }
}
