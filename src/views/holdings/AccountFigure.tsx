import { useAtomValue } from 'jotai';
import { hasAccountSourceAtom } from '../../atoms/account/hasAccountSource.js';
import { viewedNetworkAtom, viewedTokensAtom } from '../../atoms/watch/viewedAccount.js';
import { totalValue } from '../../lib/account/tokenValue.js';
import { Figures } from '../../ui/Figures.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { CopyText } from '../shared/text/CopyText.js';
import { useMoney } from '../useMoney.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { amount, cents as centsStyle, line, note, place, withNote } from './AccountFigure.css.js';
import { BalanceText } from './BalanceText.js';
import { useNativeBalance } from './useNativeBalance.js';

/**
 * The main figure of the account: the total value, with the native balance below. The total is shown only if it is complete,
 * with prices of all tokens. Otherwise the native balance is the figure.
 */
export function AccountFigure() {
  const t = useText();
  const { balances, hasFailed } = useAtomValue(viewedTokensAtom);
  const money = useMoney();
  const balance = useNativeBalance();
  const shownNetwork = useAtomValue(viewedNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const network = shownNetwork ? networkName(shownNetwork) : '';
  const hasService = useAtomValue(hasAccountSourceAtom);
  if (!hasService) {
    return (
      <div className={place}>
        <BalanceText balance={balance} network={network} />
      </div>
    );
  }
  const room = `${place} ${withNote}`;
  if (!balances && !hasFailed) {
    return (
      <div className={room}>
        <Skeleton width={180} height={34} />
      </div>
    );
  }
  // Nodes know neither all tokens nor prices, and a service that lists nothing may simply not know the account.
  const isListed = balances?.source === 'service' && balances.tokens.some(({ amount }) => amount > 0n);
  const total = isListed ? totalValue(balances.tokens) : undefined;
  if (!total?.isComplete) {
    return (
      <div className={room}>
        <BalanceText balance={balance} network={network}>
          {total ? <p className={note}>{t('tokens.partial')}</p> : null}
        </BalanceText>
      </div>
    );
  }
  const { whole, cents } = money.split(total.dollars);
  return (
    <div className={room}>
      <Tooltip text={money.exact(total.dollars)}>
        <CopyText text={money.convert(total.dollars)} label={t('tokens.copyTotal')} isQuiet>
          <bdi className={amount}>
            {whole}
            <span className={centsStyle}>{cents}</span>
          </bdi>
        </CopyText>
      </Tooltip>
      {balance.known ? (
        <p className={line}>
          <Tooltip text={balance.known.exact}>
            <CopyText text={balance.known.decimal} label={t('account.copyBalance')} isQuiet>
              <bdi>
                <Figures>{t('tokens.including', { balance: balance.known.shown })}</Figures>
              </bdi>
            </CopyText>
          </Tooltip>
        </p>
      ) : null}
      {balance.hasFailed ? (
        <p className={note}>
          {balance.known ? t('account.balanceOld', { network }) : t('account.balanceUnknown')}
        </p>
      ) : null}
    </div>
  );
}
