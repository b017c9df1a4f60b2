import { useAtomValue } from 'jotai';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { swapMarketAtom } from '../../atoms/swap/swapMarket.js';
import { swapNetworkAtom } from '../../atoms/swap/swapTokens.js';
import { localeAtom } from '../../atoms/translate.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { formatMost } from '../../lib/text/formatMoney.js';
import { useMoney } from '../useMoney.js';
import { useNativeCurrency } from '../useNativeCurrency.js';
import { useText } from '../useText.js';

/** Returns a function that formats a maximum network fee, given in base units, with its value: `0.0004 ETH ($0.80)`. */
export function useFeeText(): (fee: bigint, network: CaipNetworkId) => string {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const currencyOf = useNativeCurrency();
  const describe = useAtomValue(describeNetworkAtom);
  const { native } = useAtomValue(swapMarketAtom).prices;
  const priced = useAtomValue(swapNetworkAtom);
  return (amount, network) => {
    // The review may belong to the previous network.
    const price = network === priced ? native : undefined;
    const nativeCurrency = currencyOf(describe(network));
    const cost = formatMost({ ...nativeCurrency, amount }, locale);
    const worth = tokenValue({ amount, decimals: nativeCurrency.decimals, price });
    return worth === undefined ? cost : t('fee.worth', { amount: cost, worth: money.formatMost(worth) });
  };
}
