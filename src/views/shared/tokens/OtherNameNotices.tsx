import { useAtomValue } from 'jotai';
import { otherNamesAtom } from '../../../atoms/account/otherNames.js';
import type { TokenBalance } from '../../../lib/account/tokenBalance.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';

interface OtherNameNoticesProps {
  tokens: readonly (Pick<TokenBalance, 'network' | 'address'> | undefined)[];
}

/** Warns of tokens whose own name differs from the one in their list. For live regions. */
export function OtherNameNotices({ tokens }: OtherNameNoticesProps) {
  const t = useText();
  const otherNameOf = useAtomValue(otherNamesAtom);
  return tokens.map((token) => {
    const found = token && otherNameOf(token.network, token.address);
    if (!found) return null;
    const { listed, own, isKnown } = found;
    return (
      <Notice
        key={token.address}
        tone={isKnown ? 'info' : 'warning'}
        isInLiveRegion
        title={t('tokens.renamed', { listed })}
      >
        {own === undefined ? t('tokens.nameless') : t('tokens.renamedText', { symbol: own })}
      </Notice>
    );
  });
}
