import { Component, type ReactNode } from 'react';
import { ViewFailure } from './ViewFailure.js';

interface ViewBoundaryProps {
  children: ReactNode;
}

/** Keeps a view that fails or cannot be loaded from breaking the whole modal. */
export class ViewBoundary extends Component<ViewBoundaryProps, { error?: unknown; hasFailed: boolean }> {
  override state: { error?: unknown; hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ViewFailure error={this.state.error} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
