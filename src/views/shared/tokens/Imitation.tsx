import type { TokenBalance } from '../../../lib/account/tokenBalance.js';
import { shortenAddress } from '../../../lib/text/shorten.js';
import { asIs } from '../../../ui/asIs.js';
import { useText } from '../../useText.js';
import { ends, imitation } from './Imitation.css.js';

interface ImitationProps {
  token: Pick<TokenBalance, 'address' | 'imitates'> | undefined;
  /** Whether the shortened contract address is already beside it. */
  hasEnds?: boolean;
}

/**
 * Tells a token from the well-known one whose name it uses, because a token can have any name. Renders nothing for other
 * tokens.
 */
export function Imitation({ token, hasEnds = false }: ImitationProps) {
  const t = useText();
  if (token?.address === undefined || token.imitates === undefined) return null;
  return (
    <span className={imitation}>
      <bdi>{t('tokens.imitates', { symbol: token.imitates })}</bdi>
      {hasEnds ? null : (
        <>
          {' '}
          <bdi dir="ltr" className={ends} {...asIs}>
            {shortenAddress(token.address)}
          </bdi>
        </>
      )}
    </span>
  );
}
