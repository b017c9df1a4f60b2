import { Component, type ReactNode } from 'react';
import { ViewFailure } from './ViewFailure.js';

interface ViewBoundaryProps {
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps a view that fails, or that cannot be loaded, from taking the whole modal with it. */
export class ViewBoundary extends Component<ViewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ViewFailure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
