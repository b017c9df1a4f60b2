import { isSameToken } from '../../../lib/swap/delivery/crossing.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { TokenPicture } from '../../shared/pictures/TokenPicture.js';
import { useText } from '../../useText.js';
import { suggestion, suggestions } from './SwapSelectTokenView.css.js';

interface TokenSuggestionsProps {
  tokens: readonly SwapToken[];
  chosen: SwapToken | undefined;
  onChoose: (token: SwapToken) => void;
}

/** The suggested tokens, to choose without searching. */
export function TokenSuggestions({ tokens, chosen, onChoose }: TokenSuggestionsProps) {
  const t = useText();
  return (
    <fieldset className={suggestions} aria-label={t('swap.suggested')}>
      {tokens.map((token) => (
        <button
          key={token.address ?? ''}
          type="button"
          className={suggestion}
          aria-pressed={chosen !== undefined && isSameToken(token, chosen)}
          onClick={() => onChoose(token)}
        >
          <TokenPicture token={token} size="small" />
          <bdi>{token.symbol}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
