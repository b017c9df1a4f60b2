import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { balanceAtom } from '../../atoms/account.js';
import { shownNetworkAtom } from '../../atoms/connection.js';
import { localeAtom } from '../../atoms/texts.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { formatBalance } from '../../lib/format.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { CopyText } from '../CopyText.js';
import { useText } from '../useText.js';
import { amount, place, unknown, why } from './BalanceText.css.js';

/** The balance of the active account: shortened to read, exact in the tooltip and to copy. */
export function BalanceText() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const network = useAtomValue(shownNetworkAtom);
  const result = useAtomValue(balanceAtom);
  // While it is read again after a failure, the failure stays instead of flickering.
  const [settled, setSettled] = useState(result);
  if (result !== settled && result.status !== 'pending') setSettled(result);
  const balance = dataOf(result) ?? dataOf(settled);

  if (balance) {
    const exact = `${balance.decimal} ${balance.symbol}`.trim();
    return (
      <div className={place}>
        <Tooltip text={exact}>
          <CopyText text={balance.decimal} label={t('account.copyBalance')}>
            <span className={amount}>{formatBalance(balance.decimal, balance.symbol, locale)}</span>
          </CopyText>
        </Tooltip>
      </div>
    );
  }
  if (settled.status !== 'error') {
    return (
      <div className={place}>
        <Skeleton width={160} height={34} />
      </div>
    );
  }
  return (
    <div className={place}>
      <p className={unknown}>{t('account.balanceUnknown')}</p>
      <p className={why}>{t('account.balanceUnknownText', { network: network?.name ?? '' })}</p>
    </div>
  );
}
