import { useAtomValue } from 'jotai';
import { quoteAgeAtom } from '../../../atoms/swap/watchSwap.js';
import { QUOTE_REFRESH_MS } from '../../../lib/swap/swapConstants.js';
import { line, rail, ring } from './QuoteRing.css.js';

/** The age of the figures on screen: a ring that empties until they are refreshed. */
export function QuoteRing() {
  const age = useAtomValue(quoteAgeAtom) ?? 0;
  const gone = Math.min(100, Math.round((age / QUOTE_REFRESH_MS) * 100));
  return (
    <svg className={ring} viewBox="0 0 24 24" aria-hidden="true" data-gone={gone}>
      <circle className={rail} cx="12" cy="12" r="9" />
      <circle className={line} cx="12" cy="12" r="9" pathLength="100" strokeDashoffset={gone} />
    </svg>
  );
}
