import type { TokenBalance } from '../../../lib/account/tokenBalance.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { address as addressStyle } from './UnlistedNotices.css.js';

interface UnlistedNoticesProps {
  tokens: readonly (Pick<TokenBalance, 'address' | 'symbol' | 'isUnlisted'> | undefined)[];
}

/** Says which tokens no list vouches for, with the whole addresses of their contracts. For live regions. */
export function UnlistedNotices({ tokens }: UnlistedNoticesProps) {
  const t = useText();
  return tokens.map((token) =>
    token?.isUnlisted ? (
      <Notice
        key={token.address}
        tone="warning"
        isInLiveRegion
        title={t('tokens.isUnlisted', { symbol: token.symbol })}
      >
        {t('tokens.isUnlistedText')}{' '}
        <bdi dir="ltr" className={addressStyle}>
          {token.address}
        </bdi>
      </Notice>
    ) : null,
  );
}
