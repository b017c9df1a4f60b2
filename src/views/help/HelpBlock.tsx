import type { ReactNode } from 'react';
import { block, body, picture, title as titleStyle } from './HelpBlock.css.js';

export interface HelpBlockProps {
  picture: ReactNode;
  title: string;
  text: string;
}

/** One thought with its picture. */
export function HelpBlock({ picture: drawing, title, text }: HelpBlockProps) {
  return (
    <li className={block}>
      <span className={picture}>{drawing}</span>
      <div>
        <h3 className={titleStyle}>{title}</h3>
        <p className={body}>{text}</p>
      </div>
    </li>
  );
}
