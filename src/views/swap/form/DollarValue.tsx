import { tokenValue } from '../../../lib/account/tokenValue.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import type { SwapAmount } from '../../../lib/swap/swapButton.js';
import { Figures } from '../../../ui/Figures.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';

interface DollarValueProps {
  amount: SwapAmount;
  token: SwapToken | undefined;
  /** Decimal text. Undefined if unknown. */
  price: string | undefined;
}

/** The dollar value of an amount. */
export function DollarValue({ amount, token, price }: DollarValueProps) {
  const t = useText();
  const money = useMoney();
  const isNothing = !token || typeof amount !== 'bigint' || amount === 0n;
  const worth = isNothing ? undefined : tokenValue({ ...token, amount, price });
  if (isNothing) return null;
  if (worth === undefined) return t('swap.noPrice');
  return (
    <bdi>
      <Figures>{money.format(worth)}</Figures>
    </bdi>
  );
}
