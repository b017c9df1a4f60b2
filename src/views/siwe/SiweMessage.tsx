import { showHidden } from '../../lib/untrusted/showHidden.js';
import { useText } from '../useText.js';
import { box, message, opener } from './SiweMessage.css.js';

/** The exact message to sign. */
export function SiweMessage({ text }: { text: string }) {
  const t = useText();
  return (
    <details open className={box}>
      <summary className={opener}>{t('siwe.message')}</summary>
      <pre className={message} dir="ltr" translate="no">
        {showHidden(text)}
      </pre>
    </details>
  );
}
