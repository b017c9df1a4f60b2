import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { useText } from './useText.js';

/** A link in a sentence, to another page in a new tab. */
export function TextLink({ href, text }: { href: string; text: string }) {
  const t = useText();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text} <VisuallyHidden>{t('dialog.newTab')}</VisuallyHidden>
    </a>
  );
}
