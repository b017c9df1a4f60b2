import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { textLink } from './TextLink.css.js';

export interface TextLinkProps {
  href: string;
  text: string;
  /** Says after the link text that it opens in a new tab. */
  newTab: string;
}

/** A link in a sentence to another page, in a new tab. */
export function TextLink({ href, text, newTab }: TextLinkProps) {
  return (
    <a className={textLink} href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </a>
  );
}
