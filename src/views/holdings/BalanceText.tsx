import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { nativeUnitAtom } from '../../atoms/network/nativeUnit.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { isWatchingAtom, viewedBalanceAtom, viewedNetworkAtom } from '../../atoms/watch/viewedAccount.js';
import { formatBalance } from '../../lib/text/format.js';
import { formatExactDecimal } from '../../lib/text/formatMoney.js';
import { Figures } from '../../ui/Figures.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { CopyText } from '../shared/text/CopyText.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { amount, note, place, unknown, withNote } from './BalanceText.css.js';

export interface BalanceTextProps {
  /** Whether there may be a line below the balance. */
  hasNote: boolean;
  /** The line, once it is known. */
  children?: ReactNode;
}

/** The balance of the account on screen: shortened on screen, exact in the tooltip and the clipboard. */
export function BalanceText({ hasNote, children }: BalanceTextProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const unit = useAtomValue(nativeUnitAtom);
  const shownNetwork = useAtomValue(viewedNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const network = shownNetwork ? networkName(shownNetwork) : '';
  const isWatching = useAtomValue(isWatchingAtom);
  const result = useAtomValue(viewedBalanceAtom);
  // The balance is read repeatedly. The last result, or failure, stays until there is a newer one.
  const [settled, setSettled] = useState(result);
  const [known, setKnown] = useState(dataOf(result));
  if (result.status !== 'pending' && result !== settled) {
    setSettled(result);
    if (result.status === 'data') setKnown(result.data);
  }
  const hasFailed = settled.status === 'error';
  const room = hasNote ? `${place} ${withNote}` : place;

  if (known) {
    const { decimal } = known;
    const symbol = known.symbol || unit;
    return (
      <div className={room}>
        <Tooltip text={`${formatExactDecimal(decimal, locale)} ${symbol}`}>
          <CopyText text={decimal} label={t('account.copyBalance')}>
            <bdi className={amount}>
              <Figures>{formatBalance(decimal, symbol, locale)}</Figures>
            </bdi>
          </CopyText>
        </Tooltip>
        {hasFailed ? <p className={note}>{t('account.balanceOld', { network })}</p> : children}
      </div>
    );
  }
  return (
    <div className={room}>
      {hasFailed ? (
        <>
          <p className={unknown}>{t('account.balanceUnknown')}</p>
          <p className={note}>
            {t(isWatching ? 'account.watchedUnknownText' : 'account.balanceUnknownText', { network })}
          </p>
        </>
      ) : (
        <Skeleton width={180} height={34} />
      )}
    </div>
  );
}
