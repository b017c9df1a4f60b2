import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { Figures } from '../../../ui/Figures.js';
import { TokenPicture } from '../../shared/pictures/TokenPicture.js';
import { Imitation } from '../../shared/tokens/Imitation.js';
import { useText } from '../../useText.js';
import { TokenContract } from '../TokenContract.js';
import { leg, legAmount, legContract, legTitle, legWords } from './SwapReview.css.js';

interface SwapLegProps {
  title: string;
  token: SwapToken;
  amount: string;
  worth: string | undefined;
}

/** One side of the swap: the payment or the amount to receive. */
export function SwapLeg({ title, token, amount, worth }: SwapLegProps) {
  const t = useText();
  return (
    <div className={leg}>
      <TokenPicture token={token} />
      <div className={legWords}>
        <p className={legTitle}>
          <span>{title}</span>
          {worth === undefined ? null : <bdi>{worth}</bdi>}
        </p>
        <p className={legAmount}>
          <bdi>
            <Figures>{amount}</Figures>
          </bdi>
        </p>
        {token.address === undefined ? null : (
          <p className={legContract}>
            {t('tokens.contract')}
            <TokenContract address={token.address} />
          </p>
        )}
        <Imitation token={token} hasEnds />
      </div>
    </div>
  );
}
