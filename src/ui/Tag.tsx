import type { ReactNode } from 'react';
import { tag } from './Tag.css.js';

export interface TagProps {
  tone?: keyof typeof tag;
  children: ReactNode;
}

/** A short label for the element beside it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={tag[tone]}>{children}</span>;
}
