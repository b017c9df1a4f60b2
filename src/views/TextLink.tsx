import { NewTab } from './NewTab.js';

/** A link in a sentence, to another page in a new tab. */
export function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <NewTab />
    </a>
  );
}
