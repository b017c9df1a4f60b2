import type { ReactNode } from 'react';
import { body, icon as iconStyle, point, title as titleStyle, words } from './Point.css.js';

export interface PointProps {
  icon: ReactNode;
  title: string;
  text: string;
}

/** One item in a list of points to consider before a decision. */
export function Point({ icon, title, text }: PointProps) {
  return (
    <li className={point}>
      <span className={iconStyle}>{icon}</span>
      <div className={words}>
        <h3 className={titleStyle}>{title}</h3>
        <p className={body}>{text}</p>
      </div>
    </li>
  );
}
