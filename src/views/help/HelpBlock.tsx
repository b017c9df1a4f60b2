import type { ReactNode } from 'react';
import { block, body, picture, title as titleStyle, words } from './HelpBlock.css.js';

export interface HelpBlockProps {
  /** A drawing of the subject. */
  picture: ReactNode;
  title: string;
  text: string;
}

/** An explanation with its picture. */
export function HelpBlock({ picture: drawing, title, text }: HelpBlockProps) {
  return (
    <section className={block}>
      <span className={picture}>{drawing}</span>
      <div className={words}>
        <h3 className={titleStyle}>{title}</h3>
        <p className={body}>{text}</p>
      </div>
    </section>
  );
}
