import type { TokenBalance } from '../../../lib/account/tokenBalance.js';
import { shortenAddress } from '../../../lib/text/shorten.js';
import { asIs } from '../../../ui/asIs.js';
import { useText } from '../../useText.js';
import { ends, imitation } from './Imitation.css.js';

interface ImitationProps {
  token: Pick<TokenBalance, 'address' | 'imitates'> | undefined;
  /** Whether the ends of its contract are beside it anyway. */
  hasEnds?: boolean;
}

/** Tells a token from the known one whose name it bears: anybody can give a token any name. Nothing for other tokens. */
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
