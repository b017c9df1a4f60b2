import type { ReactNode } from 'react';
import { tag } from './Tag.css.js';

export interface TagProps {
  tone?: keyof typeof tag;
  children: ReactNode;
}

/** One quiet word about what it stands beside. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={tag[tone]}>{children}</span>;
}
