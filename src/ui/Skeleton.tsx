import { px } from '../styles/scale.js';
import { skeleton } from './Skeleton.css.js';

export interface SkeletonProps {
  /** Pixels at the default text size. */
  width: number;
  height: number;
  className?: string;
}

/** A placeholder with the size of the loading content. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span
      className={className ? `${skeleton} ${className}` : skeleton}
      style={{ inlineSize: px(width), blockSize: px(height) }}
      aria-hidden="true"
    />
  );
}
