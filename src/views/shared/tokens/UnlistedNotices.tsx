import type { TokenBalance } from '../../../lib/account/tokenBalance.js';
import { checksumAddress } from '../../../lib/networks/checksumAddress.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { GroupedAddress } from '../text/GroupedAddress.js';

interface UnlistedNoticesProps {
  tokens: readonly (Pick<TokenBalance, 'address' | 'symbol' | 'isUnlisted'> | undefined)[];
}

/**
 * Warns of tokens that aren't in any list. Shows full contract addresses, because shortened ones are easily imitated. For live
 * regions.
 */
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
        {t('tokens.isUnlistedText')}
        <GroupedAddress address={checksumAddress(token.address ?? '')} />
      </Notice>
    ) : null,
  );
}
